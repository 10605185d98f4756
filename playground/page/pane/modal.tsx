import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OpenedModal, PaneAnswer, Values } from '../../protocol.ts';
import type { Component } from '../../server/world/model.ts';
import { ModalField, startValue } from './modal-field.tsx';
import type { Ask } from './pane-state.ts';

type Props = {
  readonly opened: OpenedModal;
  readonly personName: string;
  readonly ask: Ask;
  readonly close: () => void;
  readonly answered: (answer: PaneAnswer) => void;
};

/** A form that the bot has opened. */
export function ModalDialog({ opened, personName, ask, close, answered }: Props): JSX.Element {
  const { modal, interactionId } = opened;
  const [values, setValues] = useState<Values>(() => startValues(modal.components));
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  async function submit(): Promise<void> {
    if (sending) return;
    setSending(true);
    const answer = await ask({ do: 'submit', interactionId, values });
    setSending(false);
    if (answer.ok) close();
    else setFailure(answer.reason);
    answered(answer);
  }

  return (
    <dialog ref={dialog} class="modal" aria-labelledby={`modal-${interactionId}`} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id={`modal-${interactionId}`}>{modal.title}</h2>
        <p class="note">{personName} fills this in.</p>
        {modal.components.map((component, index) => (
          <ModalField
            key={index}
            component={component}
            values={values}
            set={(customId, value) => setValues((before) => ({ ...before, [customId]: value }))}
          />
        ))}
        {failure === null ? null : (
          <p class="failure" role="alert">
            {failure}
          </p>
        )}
        <p class="command-buttons">
          <button type="submit" class="button button-primary" aria-busy={sending}>
            Submit
          </button>
          <button type="button" class="button button-secondary" onClick={close}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}

function startValues(components: readonly Component[]): Values {
  const inputs = components.flatMap((each) => [
    each,
    ...(each.components ?? []),
    ...(each.component ? [each.component] : []),
  ]);
  return Object.fromEntries(
    inputs.flatMap((each) => {
      const value = startValue(each);
      return each.custom_id && value !== undefined ? [[each.custom_id, value]] : [];
    }),
  );
}
