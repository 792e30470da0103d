import type { Messages } from '../catalogue.js';
import type { RiskReasonKey } from './en.js';

export const messages: Messages<RiskReasonKey> = {
  room: 'Na alle maandelijkse uitgaven zou er te weinig van uw inkomen overblijven voor deze lening.',
  debt_ratio: 'Al uw afbetalingen samen zouden een te groot deel van uw inkomen innemen.',
  unpaid_credits: 'U gaf aan dat u een krediet hebt dat niet wordt terugbetaald zoals afgesproken.',
  age: 'De lening zou na uw 75e verjaardag eindigen.',
  amount_over_maximum: 'Het bedrag is hoger dan wat we u met dit soort lening kunnen lenen.',
  debt_ratio_high: 'Uw afbetalingen zouden een groot deel van uw inkomen vragen. Een medewerker bekijkt dit.',
  employment_short: 'U hebt uw job minder dan een jaar. Een medewerker bekijkt dit.',
  amount_high: 'Het bedrag is hoog. Een medewerker bekijkt dit.',
};
