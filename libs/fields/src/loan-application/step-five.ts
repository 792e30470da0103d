import { condition, MustBeTrue } from '../rules/required.js';
import { Example } from '../rules/example.js';
import { loanType } from './loan-types.js';

const isForAPurpose = condition(
  'the loan is not a general purpose loan (type 5)',
  (_, { steps }) => steps?.[0]?.consumer_loan_application_loan_type_id !== loanType.generalPurpose,
);

/** Step five: the consents; the third is about what the loan is spent on, so a general purpose loan does without. */
export class StepFive {
  @MustBeTrue() @Example(true) tos: boolean;
  @MustBeTrue() @Example(true) tos_two: boolean;
  @MustBeTrue(isForAPurpose) @Example(true) tos_three?: boolean;
}
