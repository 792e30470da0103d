import { TextField } from '@statewise/ui';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';

export interface SearchFieldProps {
  readonly name: string;
  /** As the address says it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly placeholder?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Milliseconds without a key after which what was typed is searched. */
  readonly delay?: number;
}

/** A text to search for, which the address follows a moment later: keys that are pressed meanwhile count. */
export function SearchField({ value, onChange, delay = 0, ...field }: SearchFieldProps): ReactNode {
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
  return <TextField {...field} type="search" value={typed} onChange={setTyped} autoComplete="off" spellCheck={false} />;
}
