import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { SelectOption } from '../../server/world/model.ts';
import { ComponentEmoji } from './emoji.tsx';

type Props = {
  readonly customId: string;
  readonly label: string;
  /** What stands there while nothing is chosen; else its label. */
  readonly prompt?: string | null | undefined;
  readonly options: readonly SelectOption[];
  readonly least: number;
  readonly most: number;
  readonly disabled: boolean;
  readonly busy: boolean;
  /** One choice is handed in at once, several when the list closes. */
  readonly chosen: (values: readonly string[]) => void;
};

/** A menu that opens a list: arrows move, Enter and Space choose, Escape closes. */
export function Picker(props: Props): JSX.Element {
  const { customId, label, prompt, options, least, most, disabled, busy } = props;
  const defaults = options.filter((each) => each.default === true).map((each) => each.value);
  const known = defaults.join('\n');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<readonly string[]>(defaults);
  const [active, setActive] = useState(0);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const several = most > 1;

  useEffect(() => setMarked(known === '' ? [] : known.split('\n')), [known, customId]);
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, id]);

  function open(): void {
    if (disabled) return;
    setActive(
      Math.max(
        0,
        options.findIndex((each) => marked.includes(each.value)),
      ),
    );
    setOpen(true);
  }

  function close(handIn: boolean): void {
    setOpen(false);
    const isNew = [...marked].sort().join('\n') !== [...defaults].sort().join('\n');
    if (several && handIn && isNew && marked.length >= least) props.chosen(marked);
  }

  function choose(value: string): void {
    if (!several) {
      setOpen(false);
      setMarked([value]);
      props.chosen([value]);
      return;
    }
    const next = marked.includes(value) ? marked.filter((each) => each !== value) : [...marked, value];
    if (next.length <= most) setMarked(next);
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -options.length, End: options.length }[event.key];
    if (!isOpen) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      return open();
    }
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.stopPropagation();
      return close(event.key === 'Tab');
    }
    if (step !== undefined) setActive(Math.min(Math.max(active + step, 0), options.length - 1));
    else if (event.key === 'Enter' || event.key === ' ') choose(options[active]?.value ?? '');
    else return;
    event.preventDefault();
  }

  const faces = options.filter((each) => marked.includes(each.value)).map((each) => each.label);
  return (
    <div
      class="picker"
      ref={root}
      onFocusOut={(event) => {
        if (isOpen && !root.current?.contains(event.relatedTarget as Node | null)) close(true);
      }}
    >
      <button
        type="button"
        role="combobox"
        class="picker-face"
        data-custom-id={customId}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        aria-disabled={disabled}
        aria-busy={busy}
        onClick={() => (isOpen ? close(true) : open())}
        onKeyDown={press}
      >
        <span class={faces.length === 0 ? 'picker-empty' : ''}>
          {faces.length === 0 ? (prompt ?? label) : faces.join(', ')}
        </span>
        <span aria-hidden="true">▾</span>
      </button>
      <ul
        id={`${id}-list`}
        role="listbox"
        class="picker-list"
        hidden={!isOpen}
        aria-multiselectable={several}
        aria-label={label}
      >
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            class={index === active ? 'option option-active' : 'option'}
            aria-selected={marked.includes(option.value)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option.value)}
          >
            <OptionFace option={option} />
          </li>
        ))}
      </ul>
      {several && isOpen ? (
        <p class="picker-hint">Escape leaves it as it was; Tab or a click elsewhere hands it in.</p>
      ) : null}
    </div>
  );
}

function OptionFace({ option }: { readonly option: SelectOption }): JSX.Element {
  return (
    <>
      <ComponentEmoji emoji={option.emoji as Parameters<typeof ComponentEmoji>[0]['emoji']} />
      <span class="option-text">
        <span>{option.label}</span>
        {option.description ? <small>{option.description}</small> : null}
      </span>
    </>
  );
}
