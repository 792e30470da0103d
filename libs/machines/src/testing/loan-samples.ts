import type { Fields, LoanOffer } from '@statewise/fields';
import type { Role } from '../flow/flow.js';
import type { LoanEvent } from '../loan-application/types.js';

/** Valid answers of every step, and the events that save them, for tests. */
export const sampleAt = '2026-11-20T10:00:00.000Z';

export const sampleOffer: LoanOffer = {
  maximum: 25_000,
  terms: [12, 24, 36, 48, 60].map((term) => ({ term, minimum: 500 })),
  promotions: [{ id: 7, months: 6, is_default: true }],
};

/** The offer of a loan type without promotions. */
export const plainOffer: LoanOffer = { ...sampleOffer, maximum: null, promotions: [] };

export const sampleLoan: Fields = { amount: 10_000, consumer_loan_application_loan_type_id: 1, loan_term: 36 };

export const sampleAnswers: Readonly<Record<number, Fields>> = {
  0: sampleLoan,
  1: {
    title: 'ms',
    first_name: 'Ada',
    last_name: 'Vella',
    email: 'ada@example.com',
    nationality: 'mt',
    date_of_birth: '14/03/1985',
    civil_status: 'single',
    dependants: 0,
    mobile: '+356 7912 3456',
    accept_gdpr: true,
  },
  2: {
    street: 'Republic Street',
    house_number: '12',
    postcode: 'VLT 1110',
    city: 'Valletta',
    country: 'mt',
    resident_since: '2012',
    mobile_number: '+356 7912 3456',
  },
  3: {
    main_occupation: 'salaried',
    sector: 'health',
    employer: 'Harbour Hospital',
    employment_length: 'gt_5',
    net_monthly_income: 2_800,
    living_situation: 'tenant',
    housing_cost: 700,
    loan_instalments: 0,
    credit_limits: 'none',
  },
  4: { ...sampleLoan, third_party_installer: 'Sunny Roofs' },
  5: { tos: true, tos_two: true, tos_three: true },
};

/** An event as the server stamps it. */
export function sent<T extends LoanEvent>(event: T, role: Role = 'applicant'): T {
  return { ...event, at: sampleAt, actor: { role } };
}

/** A valid save of a step, with other answers where a test needs them. */
export function saving(step: number, other: Fields = {}, offer: LoanOffer = sampleOffer): LoanEvent {
  return sent({ type: 'step.save', step, fields: { ...sampleAnswers[step], ...other }, offer });
}

export const creation: LoanEvent = sent({
  type: 'application.create',
  fields: sampleAnswers[1],
  loan: sampleLoan,
  offer: sampleOffer,
  referrer: 'example.com',
  isStaff: false,
});

export const referral: LoanEvent = sent({
  type: 'application.refer',
  loan: sampleLoan,
  offer: sampleOffer,
  storeNumber: '042',
  referrer: 'store',
});

/** The events of an application from its first save to the risk rules. */
export const wholeWay: readonly LoanEvent[] = [creation, saving(2), saving(3), saving(4), saving(5)];

export function riskAnswer(result: number, attempt = 1): LoanEvent {
  return sent({ type: 'risk.analysed', attempt, result, reasons: ['debt_ratio'] }, 'system');
}
