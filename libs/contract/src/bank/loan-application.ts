import {
  Description,
  Example,
  exampleOf,
  jsonSchemaOf,
  LoanDetails,
  priceCountries,
  Required,
  rule,
  StepFive,
  StepFour,
  StepOne,
  StepThree,
  StepTwo,
  Text,
  type FieldsClass,
} from '@statewise/fields';
import {
  applicationMembers,
  applicationSchema,
  captchaMember,
  codeMember,
  draftsByStep,
  exampleCode,
} from '../application-schemas.js';
import { AsSent, StepNumber } from '../members.js';
import { ok, reply, operation, operations } from '../operation.js';
import { changeProblems } from '../problems.js';
import * as s from '../schema.js';
import {
  exampleLoan,
  exampleLoanDetails,
  LoanCall,
  loanArea,
  loanDetailsSchema,
  LoanProgress,
  progressMembers,
  riskMembers,
} from './loan-schemas.js';
import { adminsToo, codeHolders, everyone } from '../who.js';

/** Step one as it is saved for the first time. */
export class NewLoanApplication extends LoanProgress {
  @AsSent() data: unknown;

  @AsSent({
    anyOf: [s.fieldsSchema(LoanDetails), { type: 'null' }],
    description: 'The loan, if the calculator was used.',
  })
  loan?: unknown;

  @Text({ max: 200, multiline: true }) @Description('Where the applicant comes from.') referrer?: string;

  @rule('format', (value) => typeof value === 'boolean')
  @AsSent({
    type: ['boolean', 'null'],
    description:
      'Whether staff applies; counts only from the staff’s own pages, signed in or at one of `STAFF_ADDRESSES`.',
  })
  is_staff?: unknown;

  @AsSent({
    type: ['string', 'null'],
    enum: [...priceCountries, null],
    description: 'Whose prices count; `be` unless said. Error key: `oneOf`.',
  })
  country?: unknown;

  @AsSent(captchaMember) captcha?: unknown;
}

/** A call that names a step. */
export class StepCall extends LoanCall {
  @Required() @StepNumber('The step that is meant.') @Example(1) override current_step: number;
}

/** The answers of the step that the application is at; the rules of the flow check them. */
class SavedStep extends StepCall {
  @AsSent() data: unknown;
}

/** The answers of step five. */
export class SavedStepFive extends LoanCall {
  @AsSent() data: unknown;
}

const adminCode = 'An admin also opens it by the admin code, and sees that code.';
const opened = { type: LoanCall, examples: { application: exampleOf(LoanCall) } };

const steps: readonly (readonly [name: string, step: number, type: FieldsClass])[] = [
  ['SaveLoan', 0, LoanDetails],
  ['SaveStepOne', 1, StepOne],
  ['SaveStepTwo', 2, StepTwo],
  ['SaveStepThree', 3, StepThree],
  ['SaveStepFour', 4, StepFour],
  ['SaveStepFive', 5, StepFive],
];
const { current_step: _, ...beside } = progressMembers;
const savedSteps = steps.map(([name, step, type]) =>
  s.named(
    name,
    s.body(
      {
        code: codeMember,
        current_step: s.integer('The step that is saved', { const: step }),
        data: s.fieldsSchema(type),
      },
      beside,
    ),
  ),
);
const stepExamples = Object.fromEntries(
  steps
    .filter(([, step]) => step >= 2 && step <= 4)
    .map(([name, step, type]) => [
      name,
      { code: exampleCode, current_step: step, furthest_step: step, data: exampleOf(type) },
    ]),
);

const { data: __, ...memberSchemas } = jsonSchemaOf(NewLoanApplication).properties;

/** The steps of a consumer-loan application, as the specification's callers know them. */
export const loanApplication = operations('loanApplication', loanArea, {
  create: operation('POST', '/consumer-loans-application/api/create', {
    who: everyone,
    summary: 'Save step one for the first time',
    description: 'The application comes into being and gets its code.',
    signedIn: 'Who is signed in needs no human check.',
    isRepeatable: true,
    body: {
      type: NewLoanApplication,
      schema: s.body({ data: s.fieldsSchema(StepOne) }, memberSchemas),
      examples: {
        application: {
          current_step: 1,
          furthest_step: 1,
          data: exampleOf(StepOne),
          loan: exampleLoan,
          referrer: 'www.meridianbank.example',
        },
      },
    },
    answers: {
      201: reply({ code: s.text('The secret code'), application: applicationSchema }),
    },
    problems: ['REQUEST.CAPTCHA', 'APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED'],
  }),
  saveStepData: operation('POST', '/consumer-loans-application/api/saveStepData', {
    who: adminsToo,
    summary: 'Save the step that the application is at',
    description: 'Moves forward when it is valid. Replace the code of the examples by that of your application.',
    signedIn: adminCode,
    isRepeatable: true,
    body: { type: SavedStep, schema: { oneOf: savedSteps }, examples: stepExamples },
    answers: ok(
      { application: applicationSchema },
      { application: { state: 'stepThree', version: 2, current_step: 3, furthest_step: 3 } },
    ),
    problems: changeProblems,
  }),
  saveAdditionalData: operation('POST', '/consumer-loans-application/api/saveAdditionalData', {
    who: codeHolders,
    summary: 'Save step five; the risk rules answer at once',
    isRepeatable: true,
    isLocalised: true,
    body: {
      type: SavedStepFive,
      schema: s.body({ code: codeMember, data: s.fieldsSchema(StepFive) }, progressMembers),
      examples: { consents: { code: exampleCode, current_step: 5, furthest_step: 5, data: exampleOf(StepFive) } },
    },
    answers: ok(
      { application: applicationSchema, ...riskMembers },
      {
        application: {
          state: 'documents',
          version: 6,
          current_step: 6,
          furthest_step: 6,
          application_status_id: 5,
          risk_status_id: 1,
        },
        risk_analysis_result: 1,
        reasons: [],
      },
    ),
    problems: changeProblems,
  }),
  changeStep: operation('POST', '/consumer-loans-application/api/changeStep', {
    who: adminsToo,
    summary: 'Go to a step that was reached',
    signedIn: 'An admin opens any step.',
    isRepeatable: true,
    body: { type: StepCall, examples: { first: { code: exampleCode, current_step: 1, furthest_step: 3 } } },
    answers: ok(
      { application: applicationSchema },
      { application: { state: 'stepOne', version: 3, current_step: 1, furthest_step: 3 } },
    ),
    problems: changeProblems,
  }),
  canResume: operation('POST', '/consumer-loans-application/api/canResume', {
    who: adminsToo,
    summary: 'Whether a code opens an application',
    body: opened,
    answers: ok({ can_resume: s.flag() }, { can_resume: true }),
  }),
  resume: operation('POST', '/consumer-loans-application/api/resume', {
    who: adminsToo,
    summary: 'Open an application by its code, with everything that was answered or typed',
    signedIn: 'An admin looks without moving the application.',
    isLocalised: true,
    body: opened,
    answers: ok(
      {
        application: s.named('ResumedApplication', applicationMembers({ is_admin: s.flag('Whether an admin asks') })),
        step_data: s.list(
          s.object({
            step_number: s.integer(),
            field_name: s.text(),
            field_value: s.text('As text; empty for an emptied field'),
          }),
        ),
        loan_details: loanDetailsSchema,
        drafts: draftsByStep,
        resume_at: s.text('The state to show'),
        ...riskMembers,
      },
      {
        loan_details: exampleLoanDetails,
        resume_at: 'stepTwo',
        reasons: [],
      },
    ),
    problems: changeProblems,
  }),
});
