import type { Language } from '@statewise/i18n';
import type { MailText } from '../platform/mail/mail-parts.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

type Kind = Exclude<keyof typeof en, 'way'>;

interface Texts extends Readonly<Record<Kind, MailText>> {
  readonly way: Readonly<Record<'code' | 'noCode', string>>;
}

/**
 * Mails about an application, and how they name the way back into it (`way`): by the code, or by a page that asks for it.
 * `lostCode` names in `since` the day on which the application was begun, `help` in `step` what an admin corrected.
 */
export const applicationMails: Readonly<Record<Language, Texts>> = { en, nl, fr };
