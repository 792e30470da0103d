import type { Language } from '@statewise/i18n';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What applicants for a loan are written: `resume` and `result` stand in a mail, `documents` are what the bank asks for. */
export const loanMailTexts: Readonly<Record<Language, typeof en>> = { en, nl, fr };
