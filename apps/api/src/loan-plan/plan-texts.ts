import type { Language } from '@statewise/i18n';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What a loan plan, the fact sheet and the answers to frequent questions say besides their figures. */
export const loanPlanTexts: Readonly<Record<Language, typeof en>> = { en, nl, fr };
