import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MessageLook, PaneAnswer } from '../../protocol.ts';
import { MessageView } from '../message/message.tsx';
import type { Ask } from './pane-state.ts';

type Props = {
  readonly label: string;
  readonly messages: readonly MessageLook[];
  readonly pressable: boolean;
  readonly ask: Ask;
  readonly answered: (answer: PaneAnswer) => void;
};

/** So close to the end, new messages keep the end in sight. */
const NEAR_PX = 120;
const SAME_BREATH_MS = 7 * 60_000;

/** The messages of a channel, the newest at the bottom. */
export function MessageList({ label, messages, pressable, ask, answered }: Props): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [messages]);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [messages]);

  return (
    <div
      class="messages"
      ref={list}
      role="log"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      }}
      onLoadCapture={() => {
        const element = list.current;
        if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
      }}
    >
      <div class="messages-inner">
        {messages.length === 0 ? <p class="note">Nothing has been written here yet.</p> : null}
        {messages.map((message, index) => (
          <MessageView
            key={message.id}
            message={message}
            follows={followsOn(messages[index - 1], message)}
            pressable={pressable}
            ask={ask}
            answered={answered}
          />
        ))}
      </div>
    </div>
  );
}

function followsOn(before: MessageLook | undefined, message: MessageLook): boolean {
  if (before === undefined || message.type === 20 || before.author.id !== message.author.id) return false;
  if (before.ephemeral !== message.ephemeral || ![0, 20].includes(before.type)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < SAME_BREATH_MS;
}
