import { Button, TextField } from '@statewise/ui';
import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { filtersIn, filterAddress } from './filter-address.js';

interface SetOptions {
  readonly replace?: boolean;
}

export interface Filters<Name extends string> {
  /** As the address says them, one that it repeats with commas between; empty for none. */
  readonly values: Readonly<Record<Name, string>>;
  /** Sets some of them in the address; what was there before stays in the history unless `replace` is said. */
  readonly set: (changes: Partial<Record<Name, string>>, options?: SetOptions) => void;
  /** What the field of a filter is drawn with. */
  readonly field: (name: Name, options?: SetOptions) => FilterField;
  readonly clear: () => void;
  readonly isEmpty: boolean;
}

interface FilterField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is said of a query: neither nothing nor an empty text. */
export const filled = <T,>(query: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

/** Filters of a list that live in its address, so that a link shows the same and Back takes the last one off. */
export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const navigate = useNavigate();
  const location = useLocation();
  const stated = filtersIn(location);
  // What was asked for last, which the page may not show yet: a filter that is set meanwhile is set beside it.
  const asked = useRef(stated);
  useEffect(() => {
    asked.current = filtersIn(location);
  }, [location]);
  const values = Object.fromEntries(names.map((name) => [name, stated.getAll(name).join(',')])) as Record<Name, string>;
  const changed = (changes: Partial<Record<Name, string>>): URLSearchParams => {
    const next = new URLSearchParams(asked.current);
    for (const name of names) {
      const value = changes[name];
      if (value === undefined) continue;
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    asked.current = next;
    return next;
  };
  const set: Filters<Name>['set'] = (changes, { replace = false } = {}) =>
    void navigate(filterAddress(changed(changes)), { replace });
  return {
    values,
    set,
    field: (name, options) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as Record<Name, string>, options),
    }),
    clear: () => set(Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>),
    isEmpty: names.every((name) => values[name] === ''),
  };
}

export interface FilterBarProps {
  /** Names it where there are several. */
  readonly label?: string;
  readonly children: ReactNode;
  /** More of them, below the row. */
  readonly more?: ReactNode;
  /** Takes all filters off; shown while there are any. */
  readonly onClear?: (() => void) | undefined;
}

/** The fields that narrow a list, in one row where there is room. */
export function FilterBar({ label, children, more, onClear }: FilterBarProps) {
  const t = useConsoleText();
  // What is typed and not searched yet is cleared too: the fields begin anew.
  const [clearings, setClearings] = useState(0);
  const clear = (): void => {
    setClearings(clearings + 1);
    onClear?.();
  };
  return (
    <>
      <form className="console-filters" role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
        <Fragment key={clearings}>{children}</Fragment>
        {onClear && (
          <Button variant="quiet" small onClick={clear}>
            {t('filters.clear')}
          </Button>
        )}
      </form>
      <Fragment key={clearings}>{more}</Fragment>
    </>
  );
}

interface TextFilterProps {
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
}: TextFilterProps) {
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
