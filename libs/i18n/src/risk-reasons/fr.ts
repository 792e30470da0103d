import type { Messages } from '../catalogue.js';
import type { RiskReasonKey } from './en.js';

export const messages: Messages<RiskReasonKey> = {
  room: 'Une fois vos dépenses mensuelles payées, il resterait trop peu de vos revenus pour ce prêt.',
  debt_ratio: 'L’ensemble de vos remboursements prendrait une part trop grande de vos revenus.',
  unpaid_credits: 'Vous avez indiqué avoir un crédit qui n’est pas remboursé comme convenu.',
  age: 'Le prêt se terminerait après vos 75 ans.',
  amount_over_maximum: 'Le montant dépasse ce que nous prêtons pour ce type de prêt.',
  debt_ratio_high:
    'Vos remboursements prendraient une grande part de vos revenus. Un collaborateur examinera ce point.',
  employment_short: 'Vous avez votre emploi depuis moins d’un an. Un collaborateur examinera ce point.',
  amount_high: 'Le montant est élevé. Un collaborateur examinera ce point.',
};
