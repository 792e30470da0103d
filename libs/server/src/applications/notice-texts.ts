import type { Language } from '@statewise/i18n';
import type { MailText } from './mail-text.js';

/** Tells an applicant that an admin corrected answers of a step. */
export const helpMail: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'We have corrected your application',
    body: 'Hello,\n\nSomebody of the bank has corrected answers at step {step} of your application. Your consents and your e-mail address stay as you gave them, and nothing was sent in for you.\n\nPlease look at your answers when you continue. If you did not ask for this, call us.\n\n{bank}',
  },
  nl: {
    subject: 'We hebben uw aanvraag verbeterd',
    body: 'Dag,\n\nIemand van de bank heeft antwoorden bij stap {step} van uw aanvraag verbeterd. Uw toestemmingen en uw e-mailadres blijven zoals u ze gaf, en er is niets voor u ingediend.\n\nKijk uw antwoorden na wanneer u verdergaat. Hebt u hier niet om gevraagd, bel ons dan.\n\n{bank}',
  },
  fr: {
    subject: 'Nous avons corrigé votre demande',
    body: 'Bonjour,\n\nUn membre de la banque a corrigé des réponses à l’étape {step} de votre demande. Vos consentements et votre adresse e-mail restent tels que vous les avez donnés, et rien n’a été envoyé à votre place.\n\nVeuillez relire vos réponses quand vous poursuivrez. Si vous ne l’avez pas demandé, appelez-nous.\n\n{bank}',
  },
};

/** Tells the address that an application had before that it has another one now. */
export const formerAddressMail: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Your application has another e-mail address',
    body: 'Hello,\n\nThe e-mail address of your application was changed. From now on we write to the new one, and no longer to this one.\n\nIf it was not you, somebody knows your code: call us.\n\n{bank}',
  },
  nl: {
    subject: 'Uw aanvraag heeft een ander e-mailadres',
    body: 'Dag,\n\nHet e-mailadres van uw aanvraag is gewijzigd. Voortaan schrijven we naar het nieuwe adres en niet meer naar dit.\n\nWas u het niet, dan kent iemand uw code: bel ons.\n\n{bank}',
  },
  fr: {
    subject: 'Votre demande a une autre adresse e-mail',
    body: 'Bonjour,\n\nL’adresse e-mail de votre demande a été modifiée. Désormais, nous écrivons à la nouvelle et non plus à celle-ci.\n\nSi ce n’est pas vous, quelqu’un connaît votre code : appelez-nous.\n\n{bank}',
  },
};
