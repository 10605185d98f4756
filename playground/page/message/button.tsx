import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { ComponentEmoji } from './emoji.tsx';
import { Actions, type WithComponent } from './message-actions.ts';

const STYLES: Readonly<Record<number, string>> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' };
const LINK = 5;

/**
 * A button of a message. A grey one keeps the focus, so that a keyboard is not thrown back to the top when the
 * message is redrawn.
 */
export function MessageButton({ component }: WithComponent): JSX.Element {
  const { pressable, pending, click } = useContext(Actions);
  const { custom_id: customId, style = 2, label, url } = component;
  const face = (
    <>
      <ComponentEmoji emoji={component.emoji as Parameters<typeof ComponentEmoji>[0]['emoji']} />
      {label ? <span>{label}</span> : null}
    </>
  );
  if (style === LINK) {
    return (
      <a class="button button-secondary" href={url ?? '#'} target="_blank" rel="noreferrer noopener">
        {face}
        <span aria-hidden="true">↗</span>
      </a>
    );
  }
  const off = !pressable || component.disabled === true;
  const busy = pending !== null;
  return (
    <button
      type="button"
      class={`button button-${STYLES[style] ?? 'secondary'}`}
      data-custom-id={customId}
      aria-disabled={off || busy}
      aria-busy={pending === customId}
      aria-label={label ? undefined : (component.emoji?.name ?? 'button')}
      onClick={() => {
        if (!off && !busy && customId) click(customId);
      }}
    >
      {face}
    </button>
  );
}
