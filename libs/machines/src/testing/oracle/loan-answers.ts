import { fieldsOf, isFilled, LoanDetails, type Fields } from '@statewise/fields';
import type { SentEvent } from '@statewise/flow/testing';
import type { AnswerTable, KeptAnswers, AskedAnswer } from './table.js';

type Steps = KeptAnswers['steps'];

const hasCoBorrower = (steps: Steps): boolean => steps[1]?.['co_borrower'] === true;
const works = (steps: Steps): boolean =>
  ['salaried', 'self_employed', 'civil_servant'].some((one) => one === steps[3]?.['main_occupation']);
const isEmployed = (steps: Steps): boolean => works(steps) && steps[3]?.['main_occupation'] !== 'self_employed';
const paysForHousing = (steps: Steps): boolean =>
  ['owner_mortgage', 'tenant'].some((one) => one === steps[3]?.['living_situation']);
const type = 'consumer_loan_application_loan_type_id';
const promotion = 'consumer_loan_application_promotion_id';

const asked = (step: number, field: string, when: AskedAnswer['when'] & ((steps: Steps) => boolean)): AskedAnswer => ({
  step,
  field,
  when,
  isRequired: when,
});

/** The loan without what the server works out. */
const loanFields = [...fieldsOf(LoanDetails)].flatMap(([name, { derived }]) => (derived === true ? [] : [name]));
const loanOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => loanFields.includes(name)));

/** A promotion of the first type of loan goes with loans of that type; one that was set aside comes back with it. */
function withPromotion(loan: Fields, ...promotions: readonly unknown[]): Fields {
  const chosen = [loan[promotion], ...promotions].find((one) => one !== undefined);
  return loan[type] === 1 && chosen !== undefined ? { ...loan, [promotion]: chosen } : loan;
}

/** A step answered, the loan's own page and step four with what is known of the loan. */
function saved(kept: KeptAnswers, step: number, fields: Fields): Steps {
  const { steps, setAside } = kept;
  if (step === 0) return withLoan(kept, fields);
  if (step !== 4) return { ...steps, [step]: fields };
  const four = withPromotion(fields, steps[0]?.[promotion], setAside[4]?.[promotion]);
  return { ...steps, 4: four, 0: { ...steps[0], ...loanOf(four) } };
}

/** The loan changed, in step four too once that is answered. */
function withLoan({ steps, setAside }: KeptAnswers, changes: Fields): Steps {
  const { [promotion]: before, ...others } = steps[0] ?? {};
  const loan = withPromotion({ ...others, ...changes }, before, setAside[0]?.[promotion]);
  return { ...steps, 0: loan, ...(steps[4] && { 4: { ...steps[4], ...loan } }) };
}

function keeps(kept: KeptAnswers, { type: event, fields, loan, step, alternative }: SentEvent): { steps?: Steps } {
  switch (event) {
    case 'application.create':
      return { steps: { 1: Object(fields), ...(loan !== undefined && { 0: Object(loan) }) } };
    case 'application.refer':
      return { steps: { 0: Object(loan) } };
    case 'step.save':
    case 'help.save':
      return { steps: saved(kept, Number(step), Object(fields)) };
    case 'loan.change':
      return { steps: withLoan(kept, Object(fields)) };
    case 'promotion.remove':
      return { steps: withLoan(kept, { [promotion]: '' }) };
    case 'alternative.take':
      return { steps: withLoan(kept, { amount: Object(alternative).amount, loan_term: Object(alternative).term }) };
    default:
      return {};
  }
}

/** Which answers of a loan application are kept. */
export const loanAnswerTable: AnswerTable = {
  questions: [
    { step: 0, field: promotion, when: (steps) => steps[0]?.[type] === 1 },
    asked(1, 'co_borrower_civil_status', hasCoBorrower),
    asked(1, 'co_borrower_date_of_birth', hasCoBorrower),
    asked(3, 'sector', works),
    asked(3, 'employer', isEmployed),
    asked(3, 'employment_length', works),
    asked(3, 'co_borrower_income', hasCoBorrower),
    asked(3, 'housing_cost', paysForHousing),
    { step: 4, field: promotion, when: (steps) => steps[4]?.[type] === 1 },
    asked(4, 'third_party_installer', (steps) => steps[4]?.[type] !== 5),
    {
      step: 4,
      field: 'van_marcke_client_choice',
      when: (steps) => steps[4]?.[type] !== 5 && isFilled(steps[4]?.['store_id']),
    },
    asked(5, 'tos_three', (steps) => steps[0]?.[type] !== 5),
  ],
  own: {
    1: ['email', 'co_borrower', 'accept_gdpr'],
    3: ['unpaid_credits'],
    4: ['is_intermediary'],
    5: ['tos', 'tos_two', 'tos_three'],
  },
  keeps,
};
