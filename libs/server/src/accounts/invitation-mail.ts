import { fill, provider, type Language } from '@statewise/i18n';
import { openButton } from '../platform/mail/mail-parts.js';
import type { Message } from '../platform/mail/outbox.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** The mail with the link by which a person chooses the password of their account. */
export function invitationMail(to: string, name: string, link: string, language: Language): Message {
  const { subject, body } = texts[language];
  const params = { name, link, bank: provider.name };
  return {
    to,
    subject: fill(subject, params),
    text: fill(body, params),
    parts: [openButton(link, language)],
    language,
  };
}
