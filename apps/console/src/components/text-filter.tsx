import { TextField } from '@statewise/ui';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';

export interface TextFilterProps {
  readonly name: string;
  /** As the address says it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly placeholder?: string;
  /** A text to search for, or a day as `YYYY-MM-DD`. */
  readonly type?: 'search' | 'date';
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Milliseconds without a key after which what was typed counts. */
  readonly delay?: number;
}

/** What a list is narrowed by as it is typed; the address follows a moment later, and keys that are pressed meanwhile count. */
export function TextFilter({
  value,
  onChange,
  type = 'search',
  delay = type === 'date' ? 400 : 0,
  ...field
}: TextFilterProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // What was asked for here, in order, and the address did not say yet.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (seen !== value) {
    setSeen(value);
    const place = asked.indexOf(value);
    setAsked(place === -1 ? [] : asked.slice(place + 1));
    if (place === -1 && typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    const next = typed.trim();
    if (next === (asked.at(-1) ?? value)) return undefined;
    const timer = setTimeout(() => {
      setAsked((before) => [...before, next]);
      onChange(next);
    }, delay);
    return () => clearTimeout(timer);
  }, [typed, value, asked, onChange, delay]);
  return <TextField {...field} type={type} value={typed} onChange={setTyped} autoComplete="off" spellCheck={false} />;
}

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));

/** The moment at which a day begins where its reader is, or the one after it; nothing for what is no day. */
export function beginningOf(day: string, daysLater = 0): string | undefined {
  if (!isDay(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
