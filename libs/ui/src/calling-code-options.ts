import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Language } from '@statewise/i18n';
import { namedCallingCode, namedCallingCodes, type NamedCallingCode } from './calling-codes.js';
import { useLocale } from './i18n.js';
import { whenIdle } from './when-idle.js';

interface CodeOptions {
  readonly ref: RefObject<HTMLSelectElement | null>;
  readonly onFocus: () => void;
  readonly onPointerEnter: () => void;
}

const lists = new Map<Language, DocumentFragment>();

/**
 * The options of a list of calling codes. There are 240 in every field for a number, so that React knows nothing of
 * them: at first the chosen one alone is there, the others once the browser is idle or the user gets near the field.
 */
export function useCodeOptions(country: string): CodeOptions {
  const { language } = useLocale();
  const ref = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => choose(ref.current, country, language), [country, language]);
  useEffect(() => (ref.current === null ? undefined : fillWhenIdle(ref.current, language)), [language]);
  const fillNow = (): void => {
    if (ref.current !== null) fill(ref.current, language);
  };
  return { ref, onFocus: fillNow, onPointerEnter: fillNow };
}

function choose(select: HTMLSelectElement | null, country: string, language: Language): void {
  if (select === null) return;
  const isThere = [...select.options].some(({ value }) => value === country);
  if (!isThere) {
    const known = namedCallingCode(country, language);
    if (known) select.append(optionOf(known));
  }
  select.value = country;
}

/** Puts every code into the list, unless they are there. */
function fill(select: HTMLSelectElement, language: Language): void {
  if (!isFilled(select, language)) put(select, listOf(language).cloneNode(true), language);
}

/** How many options are copied at once. */
const part = 30;

/** The same a part at a time: a press that comes meanwhile waits for one part, not for all of them. Returns what gives it up. */
function fillWhenIdle(select: HTMLSelectElement, language: Language): () => void {
  const copy = document.createDocumentFragment();
  const copyPart = (): void => {
    if (isFilled(select, language)) return;
    const { children } = listOf(language);
    const from = copy.childElementCount;
    copy.append(...[...children].slice(from, from + part).map((option) => option.cloneNode(true)));
    if (copy.childElementCount === children.length) put(select, copy, language);
    else stop = whenIdle(copyPart);
  };
  let stop = whenIdle(copyPart);
  return () => stop();
}

const isFilled = ({ dataset }: HTMLSelectElement, language: Language): boolean => dataset['codes'] === language;

function put(select: HTMLSelectElement, options: Node, language: Language): void {
  const { value } = select;
  select.replaceChildren(options);
  select.value = value;
  select.dataset['codes'] = language;
}

function listOf(language: Language): DocumentFragment {
  const made = lists.get(language) ?? document.createDocumentFragment();
  if (!lists.has(language)) made.append(...namedCallingCodes(language).map(optionOf));
  lists.set(language, made);
  return made;
}

function optionOf({ country, name, code }: NamedCallingCode): HTMLOptionElement {
  return new Option(`${name} (${code})`, country);
}
