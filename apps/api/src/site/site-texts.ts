import type { Language } from '@statewise/i18n';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What the site writes to who has sent a message or subscribed; `call` and `files` stand in a receipt where there is something to say. */
export const siteMailTexts: Readonly<Record<Language, typeof en>> = { en, nl, fr };
