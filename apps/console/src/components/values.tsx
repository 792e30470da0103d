import { timeZone } from '@statewise/finance';
import { formattingTag } from '@statewise/i18n';
import { useFormat, useLocale, type Tone } from '@statewise/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';

/** A word that says how something stands; its colour only says it again. */
export function Badge({ tone, children }: { readonly tone?: Tone | undefined; readonly children: ReactNode }) {
  return <span className={`console-badge console-badge--${tone ?? 'plain'}`}>{children}</span>;
}

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Terms with their values, such as what is known of one record; false in the place of what is not. */
export function FactList({ facts }: { readonly facts: readonly (Fact | false)[] }) {
  return (
    <dl className="console-facts">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>{typeof fact.value === 'string' ? breakable(fact.value) : fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A text in which an address breaks between its parts before it breaks inside one. */
function breakable(text: string): ReactNode {
  if (!/\S@\S|:\/\//.test(text)) return text;
  const [first = '', ...rest] = text.split(/(?<=[@/&=])(?=[^@/&=])|(?=[.?])/);
  return rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
}

const minute = 60_000;
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
];

/** How long ago something was, or how soon it is, with the instant on hover or, `exact`, before it; the date itself beyond a month. */
export function RelativeTime({ at, exact = false }: { readonly at: string; readonly exact?: boolean }) {
  const t = useConsoleText();
  const format = useFormat();
  const now = useNow();
  const away = Date.parse(at) - now;
  const whole = format.dateTime(at);
  const isFar = Math.abs(away) > 30 * 24 * 60 * minute;
  if (exact)
    return (
      <time dateTime={at}>
        {whole}
        {!isFar && <span className="sw-small console-ago">{inWords(away, t.language)}</span>}
      </time>
    );
  return (
    <time className="console-when" dateTime={at} title={whole}>
      {isFar ? format.date(at) : inWords(away, t.language)}
    </time>
  );
}

/** An instant in words, such as `3 hours ago`. */
function inWords(away: number, language: string): string {
  for (const [unit, length] of steps)
    if (Math.abs(away) >= length) return new Intl.RelativeTimeFormat(language).format(Math.round(away / length), unit);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
}

/** Writes an instant to the second, as the clock in Brussels shows it. */
export function useMoment(style: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'medium' }) {
  const format = new Intl.DateTimeFormat(formattingTag(useLocale()), { timeZone, ...style });
  return (at: string): string => format.format(new Date(at));
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
