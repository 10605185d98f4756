import type { APIChannel } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Reader } from '../reader.ts';

/** Under the message that a thread started from. */
export function ThreadCard({ thread }: { readonly thread: APIChannel }): JSX.Element {
  const { channels, openChannel } = useContext(Reader);
  const known = channels.find((each) => each.id === thread.id);
  const state = known?.archived === true ? 'archived' : known?.locked === true ? 'locked' : 'thread';
  return (
    <button type="button" class="thread-card" onClick={() => openChannel(thread.id)}>
      <strong>{known?.name ?? 'Thread'}</strong>
      <small>{state} · open ›</small>
    </button>
  );
}
