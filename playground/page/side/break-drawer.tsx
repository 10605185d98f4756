import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ControlAct, ControlAnswer, FaultName } from '../../protocol.ts';

type Props = {
  readonly personName: string;
  /** What is broken for whom and where: the pane that was used last. */
  readonly at: { readonly personId: string; readonly channelId: string };
  readonly aheadMs: number;
  readonly ask: (act: ControlAct) => Promise<ControlAnswer>;
};

const GROUPS: readonly {
  readonly title: string;
  readonly faults: readonly (readonly [FaultName, string])[];
}[] = [
  { title: 'The bot', faults: [['restart-bot', 'Kill -9 and start again']] },
  {
    title: 'Its line',
    faults: [
      ['drop-gateway', 'Cut the gateway'],
      ['invalidate-session', 'Invalidate the session'],
    ],
  },
  {
    title: "Discord's answers",
    faults: [
      ['too-many-requests', '429, three times'],
      ['server-errors', '503, three times'],
      ['lost-answers', 'Lose three answers'],
      ['slow', 'Ten slow answers'],
    ],
  },
  {
    title: 'The thread',
    faults: [
      ['archive-thread', 'Archive it'],
      ['lock-thread', 'Lock it'],
      ['delete-message', 'Delete the newest message'],
      ['delete-thread', 'Delete the thread'],
    ],
  },
  {
    title: 'Permissions',
    faults: [
      ['deny-writing', 'Forbid the bot to write'],
      ['allow-writing', 'Allow it again'],
      ['remove-bot', 'Throw the bot out'],
      ['invite-bot', 'Invite it again'],
    ],
  },
];

const MINUTE_MS = 60_000;
const LEAPS: readonly (readonly [string, number])[] = [
  ['1 minute', MINUTE_MS],
  ['15 minutes', 15 * MINUTE_MS],
  ['1 hour', 60 * MINUTE_MS],
  ['1 day', 24 * 60 * MINUTE_MS],
];

/** Everything that can go wrong, one press each. */
export function BreakDrawer({ personName, at, aheadMs, ask }: Props): JSX.Element {
  const [said, setSaid] = useState('');

  async function act(asked: ControlAct): Promise<void> {
    setSaid('…');
    const answer = await ask(asked);
    setSaid(answer.ok ? (answer.say ?? 'Done.') : answer.reason);
  }

  const fault = (name: FaultName, label: string): JSX.Element => (
    <button
      key={name}
      type="button"
      class="button button-secondary"
      onClick={() => void act({ do: 'fault', fault: name, ...at })}
    >
      {label}
    </button>
  );
  return (
    <>
      <p class="said" role="status">
        {said}
      </p>
      {GROUPS.map(({ title, faults }) => (
        <Group key={title} title={title}>
          {faults.map(([name, label]) => fault(name, label))}
        </Group>
      ))}
      <Group title="The member">
        {fault('kick-member', `Kick ${personName}`)}
        {fault('invite-member', `Invite ${personName} again`)}
      </Group>
      <Group title="The clock">
        {LEAPS.map(([label, ms]) => (
          <button
            key={label}
            type="button"
            class="button button-secondary"
            onClick={() => void act({ do: 'advance', ms })}
          >
            Let {label} pass
          </button>
        ))}
        <p class="note">{aheadText(aheadMs)}</p>
      </Group>
    </>
  );
}

type GroupProps = { readonly title: string; readonly children: ComponentChildren };

function Group({ title, children }: GroupProps): JSX.Element {
  return (
    <section class="fault-group" aria-label={title}>
      <h3>{title}</h3>
      <div class="fault-buttons">{children}</div>
    </section>
  );
}

function aheadText(aheadMs: number): string {
  const minutes = Math.round(aheadMs / MINUTE_MS);
  return minutes === 0 ? "The clocks show this machine's time." : `The clocks are ${minutes} minutes ahead.`;
}
