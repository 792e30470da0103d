import type { Language } from '@statewise/i18n';

interface Letter {
  readonly subject: string;
  readonly body: string;
}

/** Asks whether it was really the owner of a mailbox who subscribed. No name stands in it: anybody could have typed one. */
export const confirmationMail: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'Please confirm your subscription',
    body: 'Hello,\n\nSomeone asked us to send our newsletter to this address. If it was you, please open this link within three days and confirm:\n\n{confirm}\n\nIf it was not you, you can ignore this e-mail, and we will not write to you.\n\nIf you no longer want the newsletter, unsubscribe here:\n{leave}\n\n{bank}\n',
  },
  nl: {
    subject: 'Bevestig uw inschrijving',
    body: 'Dag,\n\nIemand vroeg om onze nieuwsbrief naar dit adres te sturen. Was u dat? Open dan binnen drie dagen deze link en bevestig:\n\n{confirm}\n\nWas u dat niet? Dan mag u deze e-mail negeren, en schrijven we u niet.\n\nWilt u de nieuwsbrief niet meer ontvangen? Schrijf u hier uit:\n{leave}\n\n{bank}\n',
  },
  fr: {
    subject: 'Confirmez votre inscription',
    body: 'Bonjour,\n\nQuelqu’un nous a demandé d’envoyer notre lettre d’information à cette adresse. C’était vous ? Ouvrez ce lien dans les trois jours et confirmez :\n\n{confirm}\n\nCe n’était pas vous ? Vous pouvez ignorer cet e-mail, nous ne vous écrirons pas.\n\nVous ne voulez plus recevoir la lettre d’information ? Désinscrivez-vous ici :\n{leave}\n\n{bank}\n',
  },
};

/** Says that it is done, and how it ends. */
export const welcomeMail: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'You are subscribed',
    body: 'Hello,\n\nThank you for confirming. You will receive our next newsletter.\n\nYou can unsubscribe at any time:\n{leave}\n\n{bank}\n',
  },
  nl: {
    subject: 'U bent ingeschreven',
    body: 'Dag,\n\nBedankt voor uw bevestiging. U ontvangt onze volgende nieuwsbrief.\n\nU kunt zich op elk moment uitschrijven:\n{leave}\n\n{bank}\n',
  },
  fr: {
    subject: 'Votre inscription est confirmée',
    body: 'Bonjour,\n\nMerci pour votre confirmation. Vous recevrez notre prochaine lettre d’information.\n\nVous pouvez vous désinscrire à tout moment :\n{leave}\n\n{bank}\n',
  },
};
