import type { JSX } from 'preact';
import type { RequestLook } from '../../protocol.ts';

/** What the bot asked of Discord, the newest first, each with what is wrong with it. */
export function RequestsDrawer({ requests }: { readonly requests: readonly RequestLook[] }): JSX.Element {
  if (requests.length === 0) return <p class="note">The bot has asked for nothing yet.</p>;
  return (
    <ol class="requests" reversed>
      {requests.toReversed().map((each) => (
        <li key={each.number}>
          <Request request={each} />
        </li>
      ))}
    </ol>
  );
}

function Request({ request }: { readonly request: RequestLook }): JSX.Element {
  const { method, path, status, code, realMs, body, answer, findings } = request;
  const wrong = findings.length > 0;
  return (
    <details class={wrong ? 'request request-wrong' : 'request'}>
      <summary>
        <span class={`status status-${Math.floor(status / 100)}`}>{status === 0 ? 'cut' : status}</span>
        <span class="method">{method}</span> <span class="path">{path}</span>{' '}
        <small>{realMs.toFixed(1)} ms</small>
        {wrong ? <strong class="finding-count"> {findings.length} wrong</strong> : null}
      </summary>
      {findings.map((finding) => (
        <p key={finding} class="failure">
          {finding}
        </p>
      ))}
      {code === null ? null : <p class="note">Discord's code {code}</p>}
      {body === '{}' ? null : <Text title="Sent" text={body} />}
      {answer === '' ? null : <Text title="Answered" text={answer} />}
    </details>
  );
}

function Text({ title, text }: { readonly title: string; readonly text: string }): JSX.Element {
  return (
    <>
      <p class="note">{title}</p>
      <pre tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </>
  );
}
