import type { JSX } from 'preact';

type Props = { readonly id: string; readonly name: string; readonly bot?: boolean };

/** A round face with the first letter; the colour follows from the id. */
export function Avatar({ id, name, bot = false }: Props): JSX.Element {
  const letter = bot
    ? '♣'
    : name
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .slice(0, 1)
        .toUpperCase() || '?';
  return (
    <span class={bot ? 'avatar avatar-bot' : `avatar avatar-${colourOf(id)}`} aria-hidden="true">
      {letter}
    </span>
  );
}

const COLOURS = 6;

/** Snowflakes made in the same instant differ in their last bits only. */
function colourOf(id: string): number {
  const digits = [...id].reduce((sum, digit) => (sum * 31 + Number(digit)) % 9973, 7);
  return digits % COLOURS;
}
