import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Reader } from './reader.ts';

type Props = { readonly id: string; readonly name: string; readonly bot?: boolean };

const COLOURS = 6;

/** A round face with the first letter; people who came one after the other have different colours. */
export function Avatar({ id, name, bot = false }: Props): JSX.Element {
  const { names } = useContext(Reader);
  const letter = bot
    ? '♣'
    : name
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .slice(0, 1)
        .toUpperCase() || '?';
  return (
    <span
      class={
        bot ? 'avatar avatar-bot' : `avatar avatar-${Math.max(0, Object.keys(names).indexOf(id)) % COLOURS}`
      }
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}
