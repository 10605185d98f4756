import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Place } from '../../protocol.ts';
import type { OptionLook } from './commands.ts';

type Choice = { readonly name: string; readonly value: string | number | boolean };

type Props = {
  readonly option: OptionLook;
  readonly place: Place;
  readonly set: (value: Choice['value'] | undefined) => void;
  /** What the bot offers for what was typed. */
  readonly complete: (typed: string) => Promise<readonly Choice[]>;
};

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const TYPING_MS = 150;

/** One option of a command: free text, or a list to choose from while typing. */
export function OptionField({ option, place, set, complete }: Props): JSX.Element {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** What was picked from the list is no search. */
  const [picked, setPicked] = useState(false);
  const [completed, setCompleted] = useState<readonly Choice[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const id = useId();
  const fixed = choicesOf(option, place);
  const typed = text.toLowerCase();
  const offered = option.autocomplete
    ? completed
    : (fixed ?? []).filter((each) => picked || each.name.toLowerCase().includes(typed));
  const listed = isOpen && offered.length > 0;

  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(value: string): void {
    if (!option.autocomplete) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void complete(value).then(setCompleted), TYPING_MS);
  }

  function type(value: string): void {
    setText(value);
    setPicked(false);
    setOpen(true);
    setActive(-1);
    ask(value);
    if (value === '') set(undefined);
    else if (fixed === null) set(readNumber(option, value));
    else set(fixed.find((each) => each.name.toLowerCase() === value.toLowerCase())?.value);
  }

  function choose({ name, value }: Choice): void {
    setText(name);
    setPicked(true);
    setOpen(false);
    set(value);
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = listed ? offered[active] : undefined;
    if (step !== undefined) {
      setOpen(true);
      setActive(
        offered.length === 0
          ? -1
          : (Math.max(active + step, step === 1 ? 0 : -1) + offered.length) % offered.length,
      );
    } else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && listed) {
      setOpen(false);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  return (
    <div class="option-field">
      <label for={id}>
        {option.shownName}
        {option.required ? ' *' : ''} <small>{option.description}</small>
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        inputMode={option.type === INTEGER || option.type === NUMBER ? 'numeric' : undefined}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={`${id}-list`}
        aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
        value={text}
        onFocus={() => {
          setOpen(true);
          ask(text);
        }}
        onBlur={() => setOpen(false)}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <ul id={`${id}-list`} role="listbox" class="option-list" hidden={!listed} aria-label={option.shownName}>
        {offered.map((each, index) => (
          <li
            key={String(each.value)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            class={index === active ? 'option option-active' : 'option'}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(each);
            }}
          >
            {each.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What can be chosen; `null` where anything may be typed. */
function choicesOf(option: OptionLook, { members, roles, channels }: Place): readonly Choice[] | null {
  const named = (list: readonly { readonly id: string; readonly name: string }[]): readonly Choice[] =>
    list.map(({ id, name }) => ({ name, value: id }));
  if (option.choices.length > 0) return option.choices;
  switch (option.type) {
    case BOOLEAN:
      return [
        { name: 'True', value: true },
        { name: 'False', value: false },
      ];
    case USER:
      return named(members);
    case CHANNEL:
      return named(channels);
    case ROLE:
      return named(roles);
    case MENTIONABLE:
      return [...named(members), ...named(roles)];
    default:
      return null;
  }
}

/** The value that was typed, as its type wants it; what is no number goes on as text and is refused. */
function readNumber({ type }: OptionLook, text: string): string | number {
  const number = Number(text);
  return (type === INTEGER || type === NUMBER) && !Number.isNaN(number) ? number : text;
}
