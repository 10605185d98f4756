import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChannelLook, PaneAnswer, Place } from '../../protocol.ts';
import { CommandForm } from './command-form.tsx';
import { commandLooks, matching, type CommandLook } from './commands.ts';
import type { Ask } from './pane-state.ts';

type Props = {
  readonly place: Place;
  readonly channel: ChannelLook;
  readonly ask: Ask;
  readonly answered: (answer: PaneAnswer) => void;
};

/** Where one writes; `/` offers the commands. */
export function Composer({ place, channel, ask, answered }: Props): JSX.Element {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [command, setCommand] = useState<CommandLook | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hadCommand = useRef(false);
  const id = useId();
  const commands = commandLooks(place.commands, place.me.locale);
  const offered = text.startsWith('/') ? matching(commands, text.slice(1)) : [];
  const isOpen = offered.length > 0;

  function type(value: string): void {
    setText(value);
    setActive(0);
    setFailure(null);
  }

  function finish(answer: PaneAnswer): void {
    setFailure(answer.ok ? null : answer.reason);
    answered(answer);
  }

  function pick(look: CommandLook | undefined): void {
    if (look === undefined) return;
    setCommand(look);
    type('');
  }

  async function send(): Promise<void> {
    if (text.trim() === '') return;
    if (text.startsWith('/')) return setFailure('There is no such command.');
    const answer = await ask({ do: 'say', text });
    if (answer.ok) type('');
    finish(answer);
  }

  useLayoutEffect(() => {
    if (hadCommand.current && command === null) input.current?.focus();
    hadCommand.current = command !== null;
  }, [command]);

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') type('');
    else if (isOpen && step !== undefined) setActive((active + step + offered.length) % offered.length);
    else if (isOpen && (event.key === 'Enter' || event.key === 'Tab')) pick(offered[active]);
    else if (event.key === 'Enter') void send();
    else return;
    event.preventDefault();
  }

  if (!channel.writable) return <p class="composer-closed">You cannot write here.</p>;
  if (command !== null) {
    return (
      <CommandForm
        place={place}
        command={command}
        ask={ask}
        answered={finish}
        leave={() => setCommand(null)}
      />
    );
  }
  return (
    <div class="composer">
      {isOpen ? <Offered id={id} offered={offered} active={active} pick={pick} /> : null}
      <input
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        maxLength={2000}
        aria-label={`Message #${channel.name} as ${place.me.name}`}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        placeholder={`Message #${channel.name}, or / for commands`}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      {failure === null ? null : (
        <p class="failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

type OfferedProps = {
  readonly id: string;
  readonly offered: readonly CommandLook[];
  readonly active: number;
  readonly pick: (look: CommandLook) => void;
};

function Offered({ id, offered, active, pick }: OfferedProps): JSX.Element {
  return (
    <ul id={`${id}-list`} role="listbox" class="command-list" aria-label="Commands">
      {offered.map((look, index) => (
        <li
          key={look.line}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: 'nearest' });
          }}
          class={index === active ? 'option option-active' : 'option'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(look)}
        >
          <span class="option-text">
            <strong>/{look.shownLine}</strong>
            <small>{look.description}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
