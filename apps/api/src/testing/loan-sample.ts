import type { TestApi } from './start-api.js';

/** Valid answers of a loan application, and the calls that bring one to a step. */
const base = '/consumer-loans-application/api';

export const loanSample = {
  loan: { amount: 10_000, consumer_loan_application_loan_type_id: 1, loan_term: 36 },
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
    net_monthly_income: '2,800',
    living_situation: 'tenant',
    housing_cost: 700,
    loan_instalments: 0,
    credit_limits: 'none',
  },
  4: { amount: 10_000, consumer_loan_application_loan_type_id: 1, loan_term: 36, third_party_installer: 'Sunny Roofs' },
  5: { tos: true, tos_two: true, tos_three: true },
} as const;

export interface ApplicationBody {
  readonly code: string;
  readonly state: string;
  readonly version: number;
  readonly current_step: number;
  readonly furthest_step: number;
}

/** Creates an application with a loan and answers how it stands, at step two. */
export async function createLoan(api: TestApi, more: object = {}): Promise<ApplicationBody> {
  const { body } = await api.http
    .post(`${base}/create`)
    .send({ current_step: 1, furthest_step: 1, data: loanSample[1], loan: loanSample.loan, ...more })
    .expect(201);
  return body.application;
}

/** Saves a step with its valid answers, or others where a test needs them. */
export async function saveStep(
  api: TestApi,
  code: string,
  step: 1 | 2 | 3 | 4,
  other: object = {},
): Promise<ApplicationBody> {
  const { body } = await api.http
    .post(`${base}/saveStepData`)
    .send({ code, current_step: step, furthest_step: step, data: { ...loanSample[step], ...other } })
    .expect(200);
  return body.application;
}

/** An application that stands at step five. */
export async function atStepFive(api: TestApi, budget: object = {}, loan: object = {}): Promise<ApplicationBody> {
  const { code } = await createLoan(api);
  await saveStep(api, code, 2);
  await saveStep(api, code, 3, budget);
  return saveStep(api, code, 4, loan);
}

/** An application that was sent and waits for its documents. */
export async function atDocuments(api: TestApi): Promise<ApplicationBody> {
  const { code } = await atStepFive(api);
  const { body } = await api.http.post(`${base}/saveAdditionalData`).send({ code, data: loanSample[5] }).expect(200);
  return body.application;
}
