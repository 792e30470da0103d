import type { Language } from '@statewise/i18n';
import type { MailText } from './mail-text.js';

/** Tells an applicant the code that took the place of the one that others know. */
export const newCodeMail: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'The new code of your application',
    body: 'Hello,\n\nYou have continued the application that was prepared for you. It now has a code that only you know:\n\n{code}\n\nWith it you can continue at any time, on any device:\n{link}\n\nThe code you were given before no longer works. Keep the new one to yourself.\n\n{bank}',
  },
  nl: {
    subject: 'De nieuwe code van uw aanvraag',
    body: 'Dag,\n\nU bent verdergegaan met de aanvraag die voor u werd voorbereid. Vanaf nu heeft ze een code die alleen u kent:\n\n{code}\n\nDaarmee gaat u op elk moment en op elk toestel verder:\n{link}\n\nDe code die u eerder kreeg, werkt niet meer. Houd de nieuwe voor uzelf.\n\n{bank}',
  },
  fr: {
    subject: 'Le nouveau code de votre demande',
    body: 'Bonjour,\n\nVous avez poursuivi la demande qui avait été préparée pour vous. Elle a désormais un code que vous seul connaissez :\n\n{code}\n\nIl vous permet de continuer à tout moment, sur n’importe quel appareil :\n{link}\n\nLe code que vous aviez reçu ne fonctionne plus. Gardez le nouveau pour vous.\n\n{bank}',
  },
};
