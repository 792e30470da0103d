import type { Messages } from '@statewise/i18n';
import { messages as typeMessages } from '@statewise/i18n/answers/loan-types/nl';
import type { LoanTextKey } from './loan-en.js';

export const messages: Messages<LoanTextKey> = {
  ...typeMessages,
  'loan.months': { one: '{count} maand', other: '{count} maanden' },

  'plan.title': 'Uw lening in één oogopslag',
  'plan.monthly': 'Per maand',
  'plan.rate': 'Debetrentevoet per jaar',
  'plan.apr': 'JKP',
  'plan.term': 'Looptijd',
  'plan.amount': 'Bedrag van de lening',
  'plan.interest': 'Totale interest',
  'plan.total': 'Totaal terug te betalen',
  'plan.example':
    'Representatief voorbeeld: {amount} over {months} tegen een vaste debetrentevoet van {rate} per jaar (JKP {apr}) kost {monthly} per maand en {total} in totaal.',
  'plan.first': 'Eerste betaling',
  'plan.promotional': 'Zonder interest',
  'plan.rejected': 'Dit bedrag kunnen we niet uitlenen',
  'plan.rejectedText':
    'Het bedrag is hoger dan wat we voor dit doel lenen, of geen enkele looptijd eindigt voor uw 75e verjaardag. Kies een kleiner bedrag of een ander doel.',
  'plan.revised': 'We hebben uw lening aangepast',
  'plan.revisedText':
    'Een lening eindigt uiterlijk voor de 75e verjaardag. We kunnen u {amount} over {months} aanbieden.',
};
