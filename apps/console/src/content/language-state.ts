import { languageStateOf, type LanguageState, type TextsOfVersion } from '@statewise/contract/bank';
import { languages, type Language } from '@statewise/i18n';
import type { Content, Revision } from './content.js';

/** How a language stands in what is typed, by what was published before it: the newest first, as the history has it. */
export function typedLanguageState(
  language: Language,
  content: Content,
  revisions: readonly Pick<Revision, 'content'>[],
): LanguageState {
  return languageStateOf(language, [content, ...revisions.map((revision) => revision.content)].map(textsOf));
}

/** What was left empty is as if it were not there. */
const textsOf = ({ texts }: Content): TextsOfVersion =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const filled = Object.entries(texts[language] ?? {}).filter(([, value]) => value !== '');
      return filled.length === 0 ? [] : [[language, JSON.stringify(filled.toSorted())]];
    }),
  );
