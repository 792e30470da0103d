import type { Content } from './content.js';
import { typedLanguageState } from './language-state.js';

const texts = (en: string, nl?: string): Content => ({
  facts: {},
  texts: { en: { title: en }, ...(nl !== undefined && { nl: { title: nl } }) },
});
const history = [texts('Two', 'Een'), texts('One', 'Een')].map((content) => ({ content }));

it.each([
  ['a language without texts is missing', 'missing', texts('Two'), history],
  ['one whose texts were left empty is missing', 'missing', texts('Two', ''), history],
  ['one that stayed while English changed is older', 'older', texts('Two', 'Een'), history],
  ['one that stays while English is being typed is older', 'older', texts('Three', 'Een'), []],
  ['one that changed with or after English is not', 'current', texts('Two', 'Twee'), history],
  ['one that was there from the first day is not', 'current', texts('One', 'Een'), history.slice(1)],
] as const)('%s', (_name, state, content, revisions) => {
  const before = revisions.length === 0 ? [{ content: texts('Two', 'Een') }] : revisions;
  expect(typedLanguageState('nl', content, before)).toBe(state);
  expect(typedLanguageState('en', content, before)).toBe('current');
});
