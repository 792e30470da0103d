import type { Messages } from '@statewise/i18n';
import { messages as typeMessages } from '@statewise/i18n/answers/loan-types/nl';
import type { LoanTextKey } from './en.js';

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
  'plan.rejectedText': 'Kies een kleiner bedrag, een kortere looptijd of een ander doel.',
  'plan.revised': 'We hebben uw lening aangepast',
  'plan.revisedText':
    'Een lening eindigt uiterlijk voor de 75e verjaardag. We kunnen u {amount} over {months} aanbieden.',
  'plan.most': 'Hoogstens {amount}',
  'plan.mostText': 'Voor dit doel lenen we hoogstens {amount} uit. Vul een kleiner bedrag in of kies een ander doel.',
  'plan.tooLate':
    'Een lening moet afgelopen zijn voor uw 75e verjaardag, en zelfs onze kortste looptijd eindigt later. Daarom kunnen we u deze lening niet aanbieden. Vragen? Bel ons op {phone}.',
  'plan.shorter': 'Uw lening moet afgelopen zijn voor uw 75e verjaardag',
  'plan.shorterText': 'Kies een looptijd van hoogstens {months} via “De lening aanpassen”.',
};
