import type { Language } from '@statewise/i18n';

/** A receipt with `{name}` placeholders; `call` and `files` stand in it where there is something to say. */
export interface ReceiptText {
  readonly subject: string;
  readonly body: string;
  readonly call: string;
  readonly files: string;
}

export const receiptMail: Readonly<Record<Language, ReceiptText>> = {
  en: {
    subject: 'We received your message ({reference})',
    body: 'Hello {name},\n\nYour message about “{subject}” has arrived. A colleague answers within one working day.\n\nYour reference: {reference}\n{more}\nYou did not write to us? Then you need not do anything.\n\n{bank}\n',
    call: 'A good time to call you: {when}',
    files: 'Attached: {names}',
  },
  nl: {
    subject: 'We hebben uw bericht ontvangen ({reference})',
    body: 'Dag {name},\n\nUw bericht over “{subject}” is aangekomen. Een collega antwoordt binnen één werkdag.\n\nUw referentie: {reference}\n{more}\nHebt u ons niet geschreven? Dan hoeft u niets te doen.\n\n{bank}\n',
    call: 'Wanneer we u het best bellen: {when}',
    files: 'In bijlage: {names}',
  },
  fr: {
    subject: 'Nous avons bien reçu votre message ({reference})',
    body: 'Bonjour {name},\n\nVotre message au sujet de « {subject} » nous est parvenu. Un collègue vous répond dans le jour ouvrable.\n\nVotre référence : {reference}\n{more}\nVous ne nous avez pas écrit ? Vous n’avez alors rien à faire.\n\n{bank}\n',
    call: 'Quand vous appeler : {when}',
    files: 'En annexe : {names}',
  },
};
