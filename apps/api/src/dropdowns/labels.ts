import type { Language } from '@statewise/i18n';
import corrected from './corrected-labels.json' with { type: 'json' };
import first from './first-labels.json' with { type: 'json' };

/** What the values of each dropdown are called, in the order in which they are shown. */
type LabelLists = Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, string>>>>>>;

/** The choices that a new installation starts with. */
export const firstLabels: LabelLists = first;

/**
 * What choices are called since the release after the one that `firstLabels` were written for, and choices that came with
 * it. French labels hold for women and men alike.
 */
export const correctedLabels: LabelLists = corrected;
