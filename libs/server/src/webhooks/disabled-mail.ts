import { fill, languageOr, provider, type Language } from '@statewise/i18n';
import type { Message } from '../platform/mail/outbox.js';

interface Texts {
  readonly subject: string;
  readonly failing: string;
  readonly gone: string;
  readonly rest: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: 'Webhook “{name}” was switched off',
    failing: 'For three days no message could be delivered to this address:',
    gone: 'The receiver answered that this address is gone for good:',
    rest: 'Nothing is sent there any more. Once the receiver works again, switch the webhook on in the console. What was not delivered can be sent again from its log.',
  },
  nl: {
    subject: 'Webhook “{name}” is uitgeschakeld',
    failing: 'Drie dagen lang kon geen enkel bericht op dit adres worden afgeleverd:',
    gone: 'De ontvanger antwoordde dat dit adres voorgoed is verdwenen:',
    rest: 'Er wordt niets meer naartoe gestuurd. Werkt de ontvanger weer, schakel de webhook dan in de console opnieuw in. Wat niet werd afgeleverd, kunt u vanuit het logboek opnieuw versturen.',
  },
  fr: {
    subject: 'Le webhook « {name} » a été désactivé',
    failing: 'Depuis trois jours, aucun message n’a pu être remis à cette adresse :',
    gone: 'Le destinataire a répondu que cette adresse n’existe plus :',
    rest: 'Plus rien n’y est envoyé. Quand le destinataire fonctionne de nouveau, réactivez le webhook dans la console. Ce qui n’a pas été remis peut être renvoyé depuis son journal.',
  },
};

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
