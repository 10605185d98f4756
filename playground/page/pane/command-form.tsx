import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Options, PaneAnswer, Place } from '../../protocol.ts';
import type { CommandLook, OptionLook } from './commands.ts';
import { OptionField } from './option-field.tsx';
import type { Ask } from './pane-state.ts';

type Props = {
  readonly place: Place;
  readonly command: CommandLook;
  readonly ask: Ask;
  readonly answered: (answer: PaneAnswer) => void;
  readonly leave: () => void;
};

/** A command with its options; Enter sends it, Escape leaves it. */
export function CommandForm({ place, command, ask, answered, leave }: Props): JSX.Element {
  const [values, setValues] = useState<Options>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  async function send(): Promise<void> {
    if (sending) return;
    const missing = command.options.find((each) => each.required && values[each.name] === undefined);
    if (missing !== undefined) return setFailure(`${missing.shownName} is required.`);
    setSending(true);
    const answer = await ask({ do: 'command', line: `/${command.line}`, options: values });
    setSending(false);
    if (answer.ok) leave();
    else setFailure(answer.reason);
    answered(answer);
  }

  function set(option: OptionLook, value: string | number | boolean | undefined): void {
    const others = Object.entries(values).filter(([name]) => name !== option.name);
    setValues(Object.fromEntries(value === undefined ? others : [...others, [option.name, value]]));
    setFailure(null);
  }

  return (
    <form
      ref={form}
      class="command-form"
      aria-label={`/${command.shownLine}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <p class="command-line">
        <strong>/{command.shownLine}</strong> <span>{command.description}</span>
      </p>
      <div class="command-options">
        {command.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            place={place}
            set={(value) => set(option, value)}
            complete={async (typed) => {
              const options = { ...values, [option.name]: typed };
              const answer = await ask({
                do: 'autocomplete',
                line: `/${command.line}`,
                options,
                focused: option.name,
              });
              return answer.ok ? (answer.choices ?? []) : [];
            }}
          />
        ))}
      </div>
      {failure === null ? null : (
        <p class="failure" role="alert">
          {failure}
        </p>
      )}
      <p class="command-buttons">
        <button type="submit" class="button button-primary" aria-busy={sending}>
          Send
        </button>
        <button type="button" class="button button-secondary" onClick={leave}>
          Cancel
        </button>
      </p>
    </form>
  );
}
