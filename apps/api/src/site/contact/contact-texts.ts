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
    body: 'Hello {name},\n\nThank you for your message about “{subject}”. We will answer within one working day.\n\nYour reference: {reference}\n{more}\nIf you did not write to us, you can ignore this e-mail.\n\n{bank}\n',
    call: 'A good time to call you: {when}',
    files: 'Attached: {names}',
  },
  nl: {
    subject: 'We hebben uw bericht ontvangen ({reference})',
    body: 'Dag {name},\n\nBedankt voor uw bericht over “{subject}”. We antwoorden binnen één werkdag.\n\nUw referentie: {reference}\n{more}\nHebt u ons niet geschreven? Dan mag u deze e-mail negeren.\n\n{bank}\n',
    call: 'Wanneer we u het best kunnen bellen: {when}',
    files: 'In bijlage: {names}',
  },
  fr: {
    subject: 'Nous avons bien reçu votre message ({reference})',
    body: 'Bonjour {name},\n\nMerci pour votre message au sujet de « {subject} ». Nous répondons dans un délai d’un jour ouvrable.\n\nVotre référence : {reference}\n{more}\nVous ne nous avez pas écrit ? Vous pouvez ignorer cet e-mail.\n\n{bank}\n',
    call: 'Quand vous appeler : {when}',
    files: 'En annexe : {names}',
  },
};
