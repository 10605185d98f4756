import type { JSX } from 'preact';
import type { ChannelLook, Place } from '../../protocol.ts';
import type { Unread } from './pane-state.ts';

type Props = {
  readonly place: Place;
  readonly channelId: string | null;
  readonly unread: Readonly<Record<string, Unread>>;
  readonly open: (channelId: string) => void;
};

/** The channels of the server, each with its threads; archived threads last. */
export function ChannelList({ place, channelId, unread, open }: Props): JSX.Element {
  const texts = place.channels.filter((each) => each.kind === 'text');
  const entry = (channel: ChannelLook): JSX.Element => (
    <li key={channel.id}>
      <Entry channel={channel} isOpen={channel.id === channelId} unread={unread[channel.id]} open={open} />
      {channel.kind === 'text' ? <ul>{threadsOf(place, channel).map(entry)}</ul> : null}
    </li>
  );
  return (
    <nav class="channels" aria-label={`Channels for ${place.me.name}`}>
      <p class="guild">{place.guildName}</p>
      {texts.length === 0 ? <p class="note">You see no channel here.</p> : <ul>{texts.map(entry)}</ul>}
    </nav>
  );
}

type EntryProps = {
  readonly channel: ChannelLook;
  readonly isOpen: boolean;
  readonly unread: Unread | undefined;
  readonly open: (channelId: string) => void;
};

function Entry({ channel, isOpen, unread, open }: EntryProps): JSX.Element {
  const { id, name, kind, archived, locked } = channel;
  const state = [archived ? 'archived' : '', locked ? 'locked' : ''].filter((each) => each !== '').join(', ');
  return (
    <button
      type="button"
      class={unread === undefined ? 'channel' : 'channel channel-unread'}
      aria-current={isOpen ? 'page' : undefined}
      onClick={() => open(id)}
    >
      <span aria-hidden="true">{kind === 'text' ? '#' : '↳'}</span>
      <span class="channel-name">{name}</span>
      {state === '' ? null : <small>{state}</small>}
      {unread === undefined ? null : (
        <span class={unread.pings > 0 ? 'count count-pings' : 'count'}>
          {unread.pings > 0 ? unread.pings : unread.count}
          <span class="hidden">{unread.pings > 0 ? ' mentions' : ' unread'}</span>
        </span>
      )}
    </button>
  );
}

function threadsOf({ channels }: Place, { id }: ChannelLook): readonly ChannelLook[] {
  const threads = channels.filter((each) => each.parentId === id).reverse();
  return [...threads.filter((each) => !each.archived), ...threads.filter((each) => each.archived)];
}
