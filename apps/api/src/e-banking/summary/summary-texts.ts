import type { Language } from '@statewise/i18n';
import { en } from './texts/en.js';
import { fr } from './texts/fr.js';
import { nl } from './texts/nl.js';
import type { SummaryTexts } from './texts/texts.js';

/** What a summary says besides the answers and the labels of choices, by language. */
export const summaryTexts: Readonly<Record<Language, SummaryTexts>> = { en, nl, fr };
