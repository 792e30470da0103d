import type { Option } from './select.js';

/** So many matches are drawn: more would slow the page, and typing on finds an option sooner than reading on. */
const shown = 100;

/**
 * Options that contain every typed word, best first: those that are what was typed, that begin with it, that go by
 * another name beginning with it, and the rest. Accents and case do not matter.
 */
export function matchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const text = plain(typed);
  const words = text.split(/\s+/).filter(Boolean);
  const ranked: [Option[], Option[], Option[], Option[]] = [[], [], [], []];
  for (const option of options) {
    const rank = rankOf(option, text, words);
    if (rank !== undefined) ranked[rank].push(option);
  }
  return ranked.flat().slice(0, shown);
}

/** Returns the one option that the typed text can mean; undefined where there are several, or none. */
export function onlyMatch(options: readonly Option[], typed: string): Option | undefined {
  const text = plain(typed);
  if (text === '') return undefined;
  const [first, second] = matchOptions(options, typed);
  return second === undefined || (first && isNamed(first, text) && !isNamed(second, text)) ? first : undefined;
}

function rankOf(option: Option, text: string, words: readonly string[]): 0 | 1 | 2 | 3 | undefined {
  if (isNamed(option, text)) return 0;
  const { label, others, all } = plainOf(option);
  if (label.startsWith(text)) return 1;
  if (others.some((other) => other.startsWith(text))) return 2;
  return words.every((word) => all.includes(word)) ? 3 : undefined;
}

/** Whether a plain text is an option's label, value or other name in full. */
function isNamed(option: Option, text: string): boolean {
  const { label, value, others } = plainOf(option);
  return text === label || text === value || others.includes(text);
}

interface PlainOption {
  readonly label: string;
  readonly value: string;
  readonly others: readonly string[];
  readonly all: string;
}

const known = new WeakMap<Option, PlainOption>();

/** An option's texts without accents and case: of thousands they are not made again for every letter that is typed. */
function plainOf(option: Option): PlainOption {
  const made = known.get(option);
  if (made) return made;
  const label = plain(option.label);
  const others = (option.also ?? []).map(plain);
  const texts = { label, value: plain(option.value), others, all: [label, ...others].join(' ') };
  known.set(option, texts);
  return texts;
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}
