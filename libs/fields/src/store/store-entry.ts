import { Autofill } from '../rules/autofill.js';
import { Example } from '../rules/example.js';
import { rule } from '../rules/rule.js';
import { Required } from '../rules/required.js';
import { Email, Text } from '../rules/text.js';

/** A store number; where the stores are known it must be one of theirs. */
function StoreNumber(): PropertyDecorator {
  return rule(
    'oneOf',
    (value, _, { stores }) => !Array.isArray(stores) || stores.includes(value),
    'not the number of a store (`getStores`)',
  );
}

/** Entry of the store app: which store, and who sells. */
export class StoreEntry {
  @Required() @StoreNumber() @Text() @Example('101') store_number: string;
  @Required() @Text({ pattern: /^\D+\d+$/ }) @Example('VM1234') employee_number: string;
  @Required() @Email() @Example('luca@store.example') @Autofill('work email') employee_email_address: string;
}
