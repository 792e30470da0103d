import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePerson } from './session.js';
import { keepUnsent, unsentOf } from './unsent.js';

/**
 * What a person types into a form, over what it begins with: it outlives a reload in this tab until the form forgets it. `name`
 * tells the form from the others of its page; what is not `isKept` of it, such as a password, stays in the page alone.
 */
export function useUnsent<T extends object>(name: string, initial: T, isKept: (field: string) => boolean = () => true) {
  const { id } = usePerson();
  const { pathname } = useLocation();
  const [place] = useState(`${pathname}.${name}`);
  const [values, setValues] = useState<T>(() => ({ ...initial, ...unsentOf(id, place) }));
  const type = (typed: T): void => {
    setValues(typed);
    const before = new Map<string, unknown>(Object.entries(initial));
    const changed = Object.entries(typed).filter(([field, value]) => isKept(field) && value !== before.get(field));
    keepUnsent(id, place, changed.length > 0 ? Object.fromEntries(changed) : undefined);
  };
  return { values, type, forget: () => keepUnsent(id, place, undefined) };
}
