import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ChannelLook, OpenedModal, PaneAnswer, Person, Place } from '../../protocol.ts';
import { AheadMs } from '../clock.ts';
import { Reader, type ReaderLook } from '../reader.ts';
import { ChannelList } from './channel-list.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { ModalDialog } from './modal.tsx';
import { PaneBar } from './pane-bar.tsx';
import type { PaneState } from './pane-state.ts';
import { usePane, type LivePane } from './use-pane.ts';

type Props = {
  readonly people: readonly Person[];
  readonly personId: string;
  readonly channelId: string | null;
  readonly phone: boolean;
  /** A command that is used here as soon as the channel is open. */
  readonly line: string | null;
  readonly become: (personId: string) => void;
  readonly setPhone: (phone: boolean) => void;
  readonly setLocale: (locale: string) => void;
  /** Told whenever this pane is used. */
  readonly used: (channelId: string | null) => void;
};

/** The screen of one person. */
export function Pane(props: Props): JSX.Element {
  const { people, personId, phone, used } = props;
  const live = usePane(personId, props.channelId);
  const { state, ask } = live;
  const [listShown, showList] = useState(false);
  const me = people.find((each) => each.id === personId);
  const open = useCallback(
    (channelId: string) => {
      showList(false);
      used(channelId);
      live.open(channelId);
    },
    [live.open, used],
  );
  const reader = useReader(state.place, open);
  return (
    <section
      class={phone ? 'pane pane-phone' : 'pane'}
      aria-label={`Screen of ${me?.name ?? 'somebody'}`}
      data-person={me?.name}
      onFocusIn={() => used(state.channelId)}
      onPointerDown={() => used(state.channelId)}
    >
      <Reader.Provider value={reader}>
        <PaneBar
          people={people}
          me={me}
          phone={phone}
          become={props.become}
          setPhone={props.setPhone}
          setLocale={props.setLocale}
          toggleList={() => showList(!listShown)}
          listShown={listShown}
          reload={() => void ask({ do: 'reload' })}
        />
        <AheadMs.Provider value={state.aheadMs}>
          <div class={listShown ? 'pane-body list-shown' : 'pane-body'}>
            {state.place === null ? (
              <p class="note">Connecting…</p>
            ) : (
              <>
                <ChannelList
                  place={state.place}
                  channelId={state.channelId}
                  unread={state.unread}
                  open={open}
                />
                <Conversation live={live} place={state.place} line={props.line} />
              </>
            )}
          </div>
        </AheadMs.Provider>
      </Reader.Provider>
      {state.connected ? null : <p class="offline">The playground does not answer; trying again…</p>}
    </section>
  );
}

type ConversationProps = { readonly live: LivePane; readonly place: Place; readonly line: string | null };

function Conversation({ live: { state, ask }, place, line }: ConversationProps): JSX.Element {
  const [modal, setModal] = useState<OpenedModal | null>(null);
  const answered = useCallback((answer: PaneAnswer) => {
    if (answer.ok && answer.modal !== undefined) setModal(answer.modal);
  }, []);
  const usedLine = useRef<string | null>(null);
  const isOpen = state.messages !== null;
  useEffect(() => {
    if (line === null || !isOpen || usedLine.current === line) return;
    usedLine.current = line;
    void ask({ do: 'command', line, options: {} }).then(answered);
  }, [line, isOpen, ask, answered]);
  const channel = place.channels.find((each) => each.id === state.channelId);
  if (channel === undefined) return <Away state={state} place={place} />;
  return (
    <div class="conversation">
      <ChannelHead channel={channel} />
      <MessageList
        key={`${place.me.id} ${channel.id}`}
        label={`Messages in ${channel.name}`}
        messages={state.messages ?? []}
        pressable={channel.pressable}
        ask={ask}
        answered={answered}
      />
      <Composer
        key={`${place.me.id}-${channel.id}`}
        place={place}
        channel={channel}
        ask={ask}
        answered={answered}
      />
      {modal === null ? null : (
        <ModalDialog
          key={modal.interactionId}
          opened={modal}
          personName={place.me.name}
          ask={ask}
          close={() => setModal(null)}
          answered={answered}
        />
      )}
    </div>
  );
}

function ChannelHead({ channel }: { readonly channel: ChannelLook }): JSX.Element {
  const { name, kind, archived, locked } = channel;
  return (
    <header class="channel-head">
      <h3>
        <span aria-hidden="true">{kind === 'text' ? '# ' : '↳ '}</span>
        {name}
      </h3>
      {locked ? <p class="state">Locked: only moderators can write and press here.</p> : null}
      {archived && !locked ? <p class="state">Archived: a message opens it again.</p> : null}
    </header>
  );
}

function Away({ state, place }: { readonly state: PaneState; readonly place: Place }): JSX.Element {
  const reason = !place.me.inServer
    ? `${place.me.name} is not in this server.`
    : state.channelId === null
      ? 'There is no channel to see.'
      : 'This channel is gone.';
  return (
    <div class="conversation">
      <p class="note away">{reason}</p>
    </div>
  );
}

function useReader(place: Place | null, openChannel: (channelId: string) => void): ReaderLook {
  return useMemo(
    () => ({
      openChannel,
      meId: place?.me.id ?? '',
      locale: place?.me.locale ?? 'en-US',
      names: place?.names ?? {},
      roles: place?.roles ?? [],
      channels: place?.channels ?? [],
      members: place?.members ?? [],
    }),
    [place, openChannel],
  );
}
