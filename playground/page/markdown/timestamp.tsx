import { useContext } from 'preact/hooks';
import type { JSX } from 'preact';
import { useNowMs } from '../clock.ts';
import { Reader } from '../reader.ts';
import { relative } from './relative.ts';

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

type Props = { readonly seconds: number; readonly style: string };

/** `<t:…>`: in the reader's language, and counting where it is relative. */
export function Timestamp({ seconds, style }: Props): JSX.Element {
  const { locale } = useContext(Reader);
  const whenMs = seconds * 1000;
  const full = new Intl.DateTimeFormat(locale, STYLES['F']).format(whenMs);
  const text =
    style === 'R' ? (
      <Relative whenMs={whenMs} />
    ) : (
      new Intl.DateTimeFormat(locale, STYLES[style]).format(whenMs)
    );
  return (
    <time class="timestamp" dateTime={new Date(whenMs).toISOString()} title={full}>
      {text}
    </time>
  );
}

function Relative({ whenMs }: { readonly whenMs: number }): JSX.Element {
  const { locale } = useContext(Reader);
  const nowMs = useNowMs(1000);
  return <>{relative(Math.round((whenMs - nowMs) / 1000), locale)}</>;
}
