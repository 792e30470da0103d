import type { Language } from '@statewise/i18n';
import type { ProblemCode } from './problem.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What a problem says in one language: a title that is the same each time, and a sentence for the reader. */
export interface ProblemText {
  readonly title: string;
  readonly detail: string;
}

type ProblemTexts = Readonly<Record<ProblemCode, ProblemText>>;

/** `{name}` in a detail is replaced by the parameter of that name. */
export const problemTexts: Readonly<Record<Language, ProblemTexts>> = { en, nl, fr };
