import {
  exampleOf,
  LoanDetails,
  StepFive,
  StepFour,
  StepOne,
  StepThree,
  StepTwo,
  type Fields,
  type LoanOffer,
} from '@statewise/fields';
import type { Role } from '@statewise/flow';
import { sampleAt } from '@statewise/flow/testing';
import type { Alternative, StatusType } from '../loan-application/context.js';
import { exampleOffer, type DocumentType, type LoanEvent } from '../loan-application/events.js';

/** The offer of a loan type without promotions. */
export const plainOffer: LoanOffer = { ...exampleOffer, maximum: null, promotions: [] };

/** An example without some of its answers. */
function without(answers: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));
}

const promotion = 'consumer_loan_application_promotion_id';
const { co_borrower: _, ...applicant } = without(
  exampleOf(StepOne),
  'co_borrower_civil_status',
  'co_borrower_date_of_birth',
);

/** The loan of the examples, without a promotion. */
export const sampleLoan: Fields = without(exampleOf(LoanDetails), promotion);

/** Valid answers of every step, of an applicant without a co-borrower. */
export const sampleAnswers: Readonly<Record<number, Fields>> = {
  0: sampleLoan,
  1: { ...applicant, civil_status: 'single' },
  2: exampleOf(StepTwo),
  3: without(exampleOf(StepThree), 'co_borrower_income'),
  4: without(exampleOf(StepFour), promotion),
  5: exampleOf(StepFive),
};

type Unstamped<E> = E extends LoanEvent ? Omit<E, 'at' | 'actor'> : never;

/** An event as the server stamps it. */
export function sent<T extends Unstamped<LoanEvent>>(event: T, role: Role = 'applicant') {
  return { ...event, at: sampleAt, actor: { role } };
}

/** A valid save of a step, with other answers where a test needs them. */
export function saving(step: number, other: Fields = {}, offer: LoanOffer = exampleOffer): LoanEvent {
  return sent({ type: 'step.save', step, fields: { ...sampleAnswers[step], ...other }, offer });
}

const firstAnswers = { fields: sampleAnswers[1] ?? {}, loan: sampleLoan, offer: exampleOffer };

export const creation = sent({ type: 'application.create', ...firstAnswers, referrer: 'example.com', isStaff: false });

export const referral = sent({
  type: 'application.refer',
  loan: sampleLoan,
  offer: exampleOffer,
  storeNumber: '042',
  referrer: 'store',
});

/** The events of an application from its first save to the risk rules. */
export const wholeWay: readonly LoanEvent[] = [creation, saving(2), saving(3), saving(4), saving(5)];

export function riskAnswer(result: number, attempt = 1, alternative?: Alternative): LoanEvent {
  const said = { attempt, result, reasons: ['debt_ratio'], ...(alternative && { alternative }) };
  return sent({ type: 'risk.analysed', ...said }, 'system');
}

export const loanGoTo = (step: number) => sent({ type: 'step.goTo', step });
export const loanUpload = (documentType: DocumentType) =>
  sent({ type: 'documents.uploaded', documentType, count: 1 }, 'system');
export const loanStatus = (statusType: StatusType, statusValue: number) =>
  sent({ type: 'status.change', statusType, statusValue, reason: 'checked' }, 'admin');
export const loanJump = (state: string, reason = 'asked by phone') =>
  sent({ type: 'application.jump', state, reason }, 'admin');
export const loanUndo = sent({ type: 'application.undo' }, 'admin');
