import type { Language } from '@statewise/i18n';

interface Letter {
  readonly subject: string;
  readonly body: string;
}

/** Asks whether it was really the owner of a mailbox who subscribed. No name stands in it: anybody could have typed one. */
export const confirmationMail: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'Please confirm your subscription',
    body: 'Hello,\n\nSomebody asked for our newsletter at this address. Was it you? Then open this link within three days and confirm:\n\n{confirm}\n\nWas it not you? Then you need not do anything, and we will not write to you.\n\nYou no longer want the newsletter? Unsubscribe here:\n{leave}\n\n{bank}\n',
  },
  nl: {
    subject: 'Bevestig uw inschrijving',
    body: 'Dag,\n\nIemand vroeg onze nieuwsbrief aan op dit adres. Was u dat? Open dan binnen drie dagen deze link en bevestig:\n\n{confirm}\n\nWas u het niet? Dan hoeft u niets te doen en schrijven we u niet.\n\nWilt u de nieuwsbrief niet meer? Schrijf u hier uit:\n{leave}\n\n{bank}\n',
  },
  fr: {
    subject: 'Confirmez votre inscription',
    body: 'Bonjour,\n\nQuelqu’un a demandé notre lettre d’information à cette adresse. C’était vous ? Ouvrez ce lien dans les trois jours et confirmez :\n\n{confirm}\n\nCe n’était pas vous ? Vous n’avez rien à faire, nous ne vous écrirons pas.\n\nVous ne voulez plus de la lettre d’information ? Désabonnez-vous ici :\n{leave}\n\n{bank}\n',
  },
};

/** Says that it is done, and how it ends. */
export const welcomeMail: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'You are subscribed',
    body: 'Hello,\n\nThank you for confirming. You will receive our next newsletter.\n\nYou can stop at any time:\n{leave}\n\n{bank}\n',
  },
  nl: {
    subject: 'U bent ingeschreven',
    body: 'Dag,\n\nBedankt voor uw bevestiging. De volgende nieuwsbrief is ook voor u.\n\nU kunt op elk moment stoppen:\n{leave}\n\n{bank}\n',
  },
  fr: {
    subject: 'Vous êtes inscrit',
    body: 'Bonjour,\n\nMerci pour votre confirmation. La prochaine lettre sera aussi pour vous.\n\nVous pouvez arrêter à tout moment :\n{leave}\n\n{bank}\n',
  },
};
