import type { Language } from '@statewise/i18n';
import type { MailText } from '../mail-text.js';

/** Tells an applicant the number that lets another device open the application. */
export const deviceMail: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Your number to go on',
    body: 'Hello,\n\nSomebody is opening your application with its code, on a device that has not opened it before. If that is you, type this number there:\n\n{number}\n\nIt counts once, and for ten minutes. Nobody of the bank ever asks you for it.\n\nIf it is not you, somebody knows your code: type the number nowhere, and call us.\n\n{bank}',
  },
  nl: {
    subject: 'Uw nummer om verder te gaan',
    body: 'Dag,\n\nIemand opent uw aanvraag met de code, op een toestel dat ze nog niet eerder opende. Als u dat bent, vul daar dan dit nummer in:\n\n{number}\n\nHet geldt één keer, en tien minuten lang. Niemand van de bank vraagt u er ooit om.\n\nBent u het niet, dan kent iemand uw code: vul het nummer nergens in en bel ons.\n\n{bank}',
  },
  fr: {
    subject: 'Votre numéro pour continuer',
    body: 'Bonjour,\n\nQuelqu’un ouvre votre demande avec son code, sur un appareil qui ne l’avait pas encore ouverte. Si c’est vous, saisissez-y ce numéro :\n\n{number}\n\nIl est valable une fois, pendant dix minutes. Personne à la banque ne vous le demandera jamais.\n\nSi ce n’est pas vous, quelqu’un connaît votre code : ne saisissez ce numéro nulle part et appelez-nous.\n\n{bank}',
  },
};
