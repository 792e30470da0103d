import type { Language } from '@statewise/i18n';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

type SummaryTexts = typeof en & {
  /** By number of the step. */
  readonly steps: Readonly<Record<number, string>>;
  /** Labels of fields, by their name. */
  readonly fields: Readonly<Record<string, string>>;
};

/** What a summary says besides the answers and the labels of choices, by language. */
export const summaryTexts: Readonly<Record<Language, SummaryTexts>> = { en, nl, fr };
