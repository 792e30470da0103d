import type { Language } from '@statewise/i18n';
import type { MailText } from '../applications/letter.js';

/** Tells a customer how to go on with what a store prepared. */
export const preparedMail: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Your loan application is prepared',
    body: 'Hello,\n\nThe store has prepared your loan application. Go on with it here, on any device:\n{link}\n\nOr type this code on our site:\n\n{code}\n\nOnce you save your first answers you get a new code that only you know.\n\n{bank}',
  },
  nl: {
    subject: 'Uw leningsaanvraag staat klaar',
    body: 'Dag,\n\nDe winkel heeft uw leningsaanvraag voorbereid. Ga er hier mee verder, op elk toestel:\n{link}\n\nOf typ deze code op onze site:\n\n{code}\n\nZodra u uw eerste antwoorden opslaat, krijgt u een nieuwe code die alleen u kent.\n\n{bank}',
  },
  fr: {
    subject: 'Votre demande de prêt est prête',
    body: 'Bonjour,\n\nLe magasin a préparé votre demande de prêt. Poursuivez-la ici, sur n’importe quel appareil :\n{link}\n\nOu saisissez ce code sur notre site :\n\n{code}\n\nDès que vous enregistrez vos premières réponses, vous recevez un nouveau code que vous seul connaissez.\n\n{bank}',
  },
};
