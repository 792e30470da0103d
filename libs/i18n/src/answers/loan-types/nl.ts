import type { Messages } from '../../catalogue.js';
import type { LoanTypeKey } from './en.js';

export const messages: Messages<LoanTypeKey> = {
  'type.1': 'Renovatielening',
  'type.2': 'Groene lening',
  'type.3': 'Groene lening voor personeel',
  'type.4': 'Renovatielening voor personeel',
  'type.5': 'Persoonlijke lening',
};
