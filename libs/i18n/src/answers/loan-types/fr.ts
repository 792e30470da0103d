import type { Messages } from '../../catalogue.js';
import type { LoanTypeKey } from './en.js';

export const messages: Messages<LoanTypeKey> = {
  'type.1': 'Prêt rénovation',
  'type.2': 'Prêt vert',
  'type.3': 'Prêt vert pour le personnel',
  'type.4': 'Prêt rénovation pour le personnel',
  'type.5': 'Prêt personnel',
};
