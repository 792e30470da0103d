import { fill, languageOr, provider, type Language } from '@statewise/i18n';
import type { Message } from '../platform/mail/outbox.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** Tells an admin that an endpoint hears nothing any more; in the language of who made it. */
export function disabledMail(
  to: string,
  { name, url, language }: { readonly name: string; readonly url: string; readonly language: string },
  isGone: boolean,
): Message {
  const { subject, failing, gone, rest } = texts[languageOr(language)];
  return {
    to,
    subject: fill(subject, { name }),
    text: `${isGone ? gone : failing}\n${url}\n\n${rest}\n\n${provider.name}\n`,
  };
}
