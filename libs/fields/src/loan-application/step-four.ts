import { Text } from '../rules/text.js';
import { Choice } from '../rules/choice.js';
import { AskedIf, condition, isAnyOf, Flag, ExactlyOneOf, RequiredIf } from '../rules/required.js';
import { isFilled } from '../rules/rule.js';
import { Example } from '../rules/example.js';
import { Integer } from '../rules/number.js';
import { LoanDetails } from './loan-details.js';
import { loanType } from './loan-types.js';

/** A loan for a purpose pays a supplier; a general purpose loan has none. */
const isForAPurpose = condition(
  'the loan is not a general purpose loan (type 5)',
  ({ consumer_loan_application_loan_type_id: type }) => type !== loanType.generalPurpose,
);
const isFromStore = condition(
  '`store_id` is filled and the loan is not a general purpose loan (type 5)',
  (values, known) => isFilled(values['store_id']) && isForAPurpose(values, known),
);
const suppliers = ['store_id', 'third_party_installer'];
const isIntermediary = isAnyOf('is_intermediary', true);

/** Step four: the loan again, and who supplies what it pays for. */
export class StepFour extends LoanDetails {
  /** Without an example: the other of the two has one. */
  @ExactlyOneOf(suppliers, isForAPurpose)
  @Integer({ min: 1, description: 'The id of a store (`getStores`); an unknown one is `oneOf` too.' })
  store_id?: number;

  @ExactlyOneOf(suppliers, isForAPurpose)
  @Text()
  @Example('Sun and Wind Installers')
  third_party_installer?: string;

  @AskedIf(isFromStore) @Choice('van_marcke_client_choice') @Example('store') van_marcke_client_choice?: string;
  @Flag() @Example(true) is_intermediary?: boolean;
  @RequiredIf(isIntermediary) @Text() @Example('Luca') name?: string;
  @RequiredIf(isIntermediary) @Text() @Example('Zammit') surname?: string;
}
