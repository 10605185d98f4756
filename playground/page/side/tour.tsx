import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { recall, remember } from '../memory.ts';

const SEEN = 'tour-seen';

/** Three sentences for whoever is here for the first time. */
export function Tour({ wanted }: { readonly wanted: boolean }): JSX.Element | null {
  const [shown, setShown] = useState(() => wanted && recall(SEEN) === null);
  if (!shown) return null;

  function dismiss(): void {
    remember(SEEN, 'yes');
    setShown(false);
  }

  return (
    <aside
      class="tour"
      aria-label="First steps"
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss();
      }}
    >
      <ol>
        <li>
          This is the real bot on a Discord of this machine: type / below and choose a command to open a
          table.
        </li>
        <li>
          The faces on top are people: click one to be that person, or lay two or four screens side by side.
        </li>
        <li>Break it: restart the bot, cut its line, let time pass, and see that the table goes on.</li>
      </ol>
      <button type="button" class="button button-primary" onClick={dismiss}>
        Got it
      </button>
    </aside>
  );
}
