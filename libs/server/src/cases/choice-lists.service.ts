import type { Language } from '@statewise/i18n';

/** One choice of a list, worded for its reader. */
export interface WordedChoice {
  readonly value: string;
  readonly label: string;
}

/** The choices of every list by its name. */
export type WordedChoices = Readonly<Record<string, readonly WordedChoice[]>>;

/** The lists from which applicants choose their answers; the composition says who keeps them. */
export abstract class ChoiceLists {
  /** Every list in one language. */
  abstract inLanguage(language: Language): Promise<WordedChoices>;
}

/** The lists of a product that has none. */
export const noLists: ChoiceLists = { inLanguage: async () => ({}) };
