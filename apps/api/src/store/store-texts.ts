import type { Language } from '@statewise/i18n';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What a customer is written when a store has prepared a loan. */
export const storeMailTexts: Readonly<Record<Language, typeof en>> = { en, nl, fr };
