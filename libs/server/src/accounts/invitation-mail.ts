import { fill, provider, type Language } from '@statewise/i18n';
import type { Message } from '../platform/mail/outbox.js';

const texts: Readonly<Record<Language, { readonly subject: string; readonly body: string }>> = {
  en: {
    subject: 'Your account at {bank}',
    body: 'Hello {name},\n\nAn account was made for you, or its password was reset. Choose a password here within 72 hours:\n{link}\n\nThe link works once. Nobody at the bank will ever ask you for it or for your password.\n\n{bank}',
  },
  nl: {
    subject: 'Uw account bij {bank}',
    body: 'Dag {name},\n\nEr werd een account voor u gemaakt, of het wachtwoord ervan werd gewist. Kies hier binnen 72 uur een wachtwoord:\n{link}\n\nDe link werkt één keer. Niemand van de bank zal u ooit naar deze link of naar uw wachtwoord vragen.\n\n{bank}',
  },
  fr: {
    subject: 'Votre compte chez {bank}',
    body: 'Bonjour {name},\n\nUn compte a été créé pour vous, ou son mot de passe a été réinitialisé. Choisissez un mot de passe ici dans les 72 heures :\n{link}\n\nLe lien ne fonctionne qu’une fois. Personne à la banque ne vous demandera jamais ce lien ni votre mot de passe.\n\n{bank}',
  },
};

/** The mail with the link by which a person chooses the password of their account. */
export function invitationMail(to: string, name: string, link: string, language: Language): Message {
  const { subject, body } = texts[language];
  const params = { name, link, bank: provider.name };
  return { to, subject: fill(subject, params), text: fill(body, params) };
}
