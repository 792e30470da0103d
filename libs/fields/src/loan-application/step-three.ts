import { Autofill } from '../rules/autofill.js';
import { Text } from '../rules/text.js';
import { Choice } from '../rules/choice.js';
import { condition, isAnyOf, Flag, Required, RequiredIf } from '../rules/required.js';
import { Example } from '../rules/example.js';
import { Money } from '../rules/number.js';

/** Whether the applicant works: has a sector and a length of employment. */
export const works = isAnyOf('main_occupation', 'salaried', 'self_employed', 'civil_servant');
const isEmployed = isAnyOf('main_occupation', 'salaried', 'civil_servant');
/** Whether the applicant's home costs something every month. */
export const paysForHousing = isAnyOf('living_situation', 'owner_mortgage', 'tenant');
const hasCoBorrower = condition(
  '`co_borrower` of step one is `true`',
  (_, { steps }) => steps?.[1]?.co_borrower === true,
);

/** Step three: occupation, income and expenditure; amounts in euro a month. */
export class StepThree {
  @Required() @Choice('main_occupation') @Example('salaried') main_occupation: string;
  @RequiredIf(works) @Choice('sectors') @Example('education') sector?: string;

  @RequiredIf(isEmployed)
  @Text()
  @Example('Valletta Primary School')
  @Autofill('organization')
  employer?: string;

  @RequiredIf(works) @Choice('employment_length') @Example('gt_5') employment_length?: string;
  @Required() @Money() @Example(2450) net_monthly_income: number;
  @Money() @Example(150.5) other_income?: number;
  @RequiredIf(hasCoBorrower) @Money() @Example(1900) co_borrower_income?: number;
  @Required() @Choice('living_situation') @Example('tenant') living_situation: string;
  @RequiredIf(paysForHousing) @Money() @Example(850) housing_cost?: number;
  @Required() @Money() @Example(120) loan_instalments: number;
  @Required() @Choice('credit_limits') @Example('lt_1250') credit_limits: string;
  @Money() @Example(0) alimony?: number;
  @Flag() @Example(false) unpaid_credits?: boolean;
}
