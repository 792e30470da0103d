import type { Option } from './select.js';

/** So many matches are drawn: more would slow the page, and nobody reads on instead of typing. */
const shown = 100;

/** Options that contain every typed word, those that begin with the text first; accents and case do not matter. */
export function matchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const text = plain(typed);
  const words = text.split(/\s+/).filter(Boolean);
  const beginning: Option[] = [];
  const containing: Option[] = [];
  for (const option of options) {
    const label = plain(option.label);
    if (label.startsWith(text)) beginning.push(option);
    else if (words.every((word) => label.includes(word))) containing.push(option);
  }
  return [...beginning, ...containing].slice(0, shown);
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
