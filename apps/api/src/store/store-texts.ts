import type { Language } from '@statewise/i18n';
import type { MailText } from '@statewise/server/applications/letter.js';

/** Tells a customer how to go on with what a store prepared. */
export const preparedMail: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Your loan application is ready',
    body: 'Hello,\n\nThe store has prepared your loan application. Continue it here, on any device:\n{link}\n\nOr type this code on our site:\n\n{code}\n\nWhen you save your first step, you get a new code that only you know.\n\n{bank}',
  },
  nl: {
    subject: 'Uw leningaanvraag staat klaar',
    body: 'Dag,\n\nDe winkel heeft uw leningaanvraag voorbereid. Ga er hier mee verder, op elk toestel:\n{link}\n\nOf typ deze code op onze site:\n\n{code}\n\nAls u uw eerste stap bewaart, krijgt u een nieuwe code die alleen u kent.\n\n{bank}',
  },
  fr: {
    subject: 'Votre demande de prêt est prête',
    body: 'Bonjour,\n\nLe magasin a préparé votre demande de prêt. Poursuivez-la ici, sur n’importe quel appareil :\n{link}\n\nOu saisissez ce code sur notre site :\n\n{code}\n\nQuand vous enregistrez votre première étape, vous recevez un nouveau code que vous seul connaissez.\n\n{bank}',
  },
};
