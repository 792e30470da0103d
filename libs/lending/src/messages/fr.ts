import type { Messages } from '@statewise/i18n';
import { messages as typeMessages } from '@statewise/i18n/answers/loan-types/fr';
import type { LoanTextKey } from './en.js';

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
    'Exemple représentatif : {amount} sur {months} à un taux débiteur fixe de {rate} par an (TAEG {apr}) coûte {monthly} par mois et {total} au total.',
  'plan.first': 'Premier paiement',
  'plan.promotional': 'Sans intérêts',
  'plan.rejected': 'Nous ne pouvons pas prêter cela',
  'plan.rejectedText': 'Choisissez un montant plus petit, une durée plus courte ou un autre but.',
  'plan.revised': 'Nous avons adapté votre prêt',
  'plan.revisedText':
    'Un prêt se termine au plus tard avant le 75e anniversaire. Nous pouvons vous proposer {amount} sur {months}.',
  'plan.most': 'Au plus {amount}',
  'plan.mostText':
    'Pour ce but, nous prêtons au plus {amount}. Indiquez un montant plus petit ou choisissez un autre but.',
  'plan.tooLate':
    'Un prêt doit être remboursé avant votre 75e anniversaire, et même notre durée la plus courte se termine après. C’est pourquoi nous ne pouvons pas vous proposer ce prêt. Des questions ? Appelez-nous au {phone}.',
  'plan.shorter': 'Votre prêt doit se terminer avant votre 75e anniversaire',
  'plan.shorterText': 'Choisissez une durée de {months} au plus via « Modifier le prêt ».',
};
