import type { Fields } from '../check/check.js';
import type { ValidationContext } from '../check/validation-context.js';
import { Choice } from '../rules/choice.js';
import { Flag } from '../rules/flag.js';
import { Money } from '../rules/number.js';
import { Required, RequiredIf } from '../rules/required.js';
import { Text } from '../rules/text.js';

const isAnyOf =
  (name: string, ...values: readonly unknown[]) =>
  (fields: Fields) =>
    values.includes(fields[name]);
/** Whether the applicant works: has a sector and a length of employment. */
export const works = isAnyOf('main_occupation', 'salaried', 'self_employed', 'civil_servant');
const isEmployed = isAnyOf('main_occupation', 'salaried', 'civil_servant');
/** Whether the applicant's home costs something every month. */
export const paysForHousing = isAnyOf('living_situation', 'owner_mortgage', 'tenant');
const hasCoBorrower = (_: Fields, { steps }: ValidationContext) => steps?.[1]?.co_borrower === true;

/** Step three: occupation, income and expenditure; amounts in euro a month. */
export class StepThree {
  @Required()
  @Choice('main_occupation')
  main_occupation: string;

  @RequiredIf(works)
  @Choice('sectors')
  sector?: string;

  @RequiredIf(isEmployed)
  @Text()
  employer?: string;

  @RequiredIf(works)
  @Choice('employment_length')
  employment_length?: string;

  @Required()
  @Money()
  net_monthly_income: number;

  @Money()
  other_income?: number;

  @RequiredIf(hasCoBorrower)
  @Money()
  co_borrower_income?: number;

  @Required()
  @Choice('living_situation')
  living_situation: string;

  @RequiredIf(paysForHousing)
  @Money()
  housing_cost?: number;

  @Required()
  @Money()
  loan_instalments: number;

  @Required()
  @Choice('credit_limits')
  credit_limits: string;

  @Money()
  alimony?: number;

  @Flag()
  unpaid_credits?: boolean;
}
