import type { Messages } from '@statewise/i18n';
import { messages as typeMessages } from '@statewise/i18n/answers/loan-types/fr';
import type { LoanTextKey } from './loan-en.js';

export const messages: Messages<LoanTextKey> = {
  ...typeMessages,
  'loan.months': { one: '{count} mois', other: '{count} mois' },

  'plan.title': 'Votre prêt en un coup d’œil',
  'plan.monthly': 'Par mois',
  'plan.rate': 'Taux débiteur annuel',
  'plan.apr': 'TAEG',
  'plan.term': 'Durée',
  'plan.amount': 'Montant du prêt',
  'plan.interest': 'Total des intérêts',
  'plan.total': 'Total à rembourser',
  'plan.example':
    'Exemple représentatif : {amount} sur {months} à un taux débiteur fixe de {rate} par an (TAEG {apr}) coûte {monthly} par mois et {total} au total.',
  'plan.first': 'Premier paiement',
  'plan.promotional': 'Sans intérêts',
  'plan.rejected': 'Nous ne pouvons pas prêter cela',
  'plan.rejectedText':
    'Le montant dépasse ce que nous prêtons à cette fin, ou aucune durée ne se termine avant votre 75e anniversaire. Choisissez un montant plus petit ou un autre but.',
  'plan.revised': 'Nous avons adapté votre prêt',
  'plan.revisedText':
    'Un prêt se termine au plus tard avant le 75e anniversaire. Nous pouvons vous proposer {amount} sur {months}.',
};
