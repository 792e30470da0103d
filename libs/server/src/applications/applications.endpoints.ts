import { exampleOf, LoanDetails, StepOne } from '@statewise/fields';
import { statusTypes } from '@statewise/flow';
import { askedByBody, type EndpointDescription } from '../platform/openapi/endpoint.js';
import { nextCursor, pagedBy, pageLimit } from '../platform/openapi/paged.js';
import { body, flag, instant, integer, list, nullable, object, success, text } from '../platform/openapi/schema.js';
import {
  answeredApplication,
  applicationsArea,
  codeInPath,
  exampleApplication,
  listedApplicationSchema,
  transitionSchema,
  versionMember,
  transitionExample,
  wholeApplication,
  wholeApplicationExample,
} from './application.schemas.js';
import { listOrders } from './list-query.js';
import { creationsSchema, eventExamples, eventsSchema } from './event-schemas.js';

export { applicationsArea as area };

const answer = success({ application: wholeApplication.application });
const example = { success: true, application: { ...exampleApplication, facts: {} } };
const wasDecided = { 200: { schema: answeredApplication, example } };
const { code: exampleSecret, ...listed } = exampleApplication;
const exampleId = '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11';
const seesMore = 'An admin also opens it by the admin code, and sees that code and the reason of a jump.';
const changes = ['APPLICATION.NOT_FOUND', 'APPLICATION.STALE', 'APPLICATION.REFUSED', 'APPLICATION.FULL'] as const;
const reason = text('Why; it is logged. Error keys: `required`, `format`, `length`', { minLength: 1, maxLength: 500 });

const page = {
  summary: 'A page of applications, newest first unless another order is asked for',
  description:
    'Conditions can be combined. What a search finds among very many may take looking through them: a call looks at some thousands, and where that is not enough it answers what it found with `is_partial` and goes on behind `next_cursor`. Only what is cheap to count is counted.',
  query: {
    flow: { schema: text(), description: 'Of one flow', example: 'loan-application' },
    state: {
      schema: text(),
      description: 'In one state, or in one of several with commas between',
      example: 'finished.rejected',
    },
    status: {
      schema: text(undefined, { pattern: `^(${statusTypes.join('|')}):[0-5](,(${statusTypes.join('|')}):[0-5])*$` }),
      description: 'With a status type at a value; of several with commas between all hold. Error key: `format`',
      example: 'risk:2',
    },
    from: {
      schema: text(undefined, { format: 'date-time' }),
      description: 'Created at this instant or later. Error key: `format`',
    },
    to: {
      schema: text(undefined, { format: 'date-time' }),
      description: 'Created before this instant. Error key: `format`',
    },
    amount_from: {
      schema: { type: 'number', minimum: 0 },
      description: 'For this amount or more; whoever asks for no loan has none. Error key: `numbers`',
    },
    amount_to: {
      schema: { type: 'number', minimum: 0 },
      description: 'For this amount or less. Error key: `numbers`',
    },
    q: {
      schema: text(undefined, { maxLength: 500 }),
      description:
        'Beginnings of names or of an e-mail address, whatever the case and the accents; all words must be found. Also a code or its last four characters, or an id',
    },
    sort: {
      schema: text(undefined, { enum: listOrders, default: 'newest' }),
      description: 'By creation, or by amount, highest first and only those with one. Error key: `oneOf`',
    },
    ...pagedBy(text(undefined, { pattern: '^\\d{1,16}-\\d{1,18}$' })),
  },
  answers: {
    200: {
      schema: success({
        applications: list(listedApplicationSchema),
        next_cursor: nextCursor,
        is_partial: flag(
          'Whether the page may be short because the search was broken off; it goes on behind the cursor',
        ),
        total: nullable(
          object({ count: integer('How many there are, up to 1,000'), is_exact: flag('Otherwise there are more') }),
        ),
      }),
      example: {
        success: true,
        applications: [
          { ...listed, id: exampleId, name: 'Ada Vella', email: 'ada@example.com', amount: 10_000, flow_version: 1 },
        ],
        next_cursor: '1795168800000000-1042',
        is_partial: false,
        total: { count: 1_000, is_exact: false },
      },
    },
  },
  problems: ['REQUEST.FIELDS'],
} satisfies EndpointDescription;

export const endpoints = {
  page,
  search: askedByBody(page, { q: 'ada@example.com', flow: 'loan-application', limit: 20 }),
  create: {
    summary: 'Bring an application of any flow into being by its first event',
    signedIn: 'Who is signed in needs no human check.',
    isRepeatable: true,
    body: {
      schema: creationsSchema,
      examples: {
        loan: {
          flow: 'loan-application',
          type: 'application.create',
          fields: exampleOf(StepOne),
          loan: exampleOf(LoanDetails),
        },
      },
    },
    answers: { 201: { schema: answer, example } },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.CAPTCHA', 'APPLICATION.NOT_FOUND', 'APPLICATION.REFUSED'],
  },
  read: {
    summary: 'An application with its answers',
    description: 'Where it is, its answers, what is typed but not saved, and the events its chart takes now.',
    signedIn: seesMore,
    path: { code: codeInPath },
    answers: { 200: { schema: success(wholeApplication), example: wholeApplicationExample } },
    problems: ['APPLICATION.NOT_FOUND'],
  },
  transitions: {
    summary: 'The transitions of an application, in order',
    signedIn: seesMore,
    path: { code: codeInPath },
    query: {
      after: {
        schema: integer(undefined, { minimum: 0, default: 0 }),
        description: 'Only those with a higher `seq`. Error keys: `numbers`, `min`',
      },
      limit: pageLimit(100),
    },
    answers: {
      200: {
        schema: success({ transitions: list(transitionSchema) }),
        example: { success: true, transitions: [transitionExample] },
      },
    },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.FIELDS'],
  },
  send: {
    summary: 'Send an event',
    description: 'Refused with 409 and the allowed events when the chart does not take it where the application is.',
    signedIn: 'What may be sent depends on the caller’s role.',
    isRepeatable: true,
    path: { code: codeInPath },
    body: {
      schema: eventsSchema,
      examples: eventExamples,
    },
    answers: wasDecided,
    problems: [...changes, 'REQUEST.NOT_FOUND', 'SESSION.NOT_FRESH'],
  },
  putDraft: {
    summary: 'Keep what is typed but not saved',
    description: 'Unvalidated, up to 32 kB; it goes with the next save of the step.',
    signedIn: seesMore,
    path: {
      code: codeInPath,
      step: { schema: integer(undefined, { minimum: 0 }), description: 'The number of the step', example: 2 },
    },
    body: {
      schema: body({
        fields: { type: 'object', description: 'Values by field name. Error keys: `required`, `format`' },
      }),
      examples: { half: { fields: { street: 'Rue Hau' } } },
    },
    answers: { 204: { description: 'Kept' } },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.NOT_FOUND'],
  },
  jump: {
    summary: 'Open any state for an applicant',
    description: 'The answer names the requirements that the jump passed over.',
    isRepeatable: true,
    path: { code: codeInPath },
    body: {
      schema: body(
        { state: text('As a dotted path. Error keys: `required`, `format`'), reason },
        { version: versionMember },
      ),
      examples: { jump: { state: 'stepFour', reason: 'The customer asked by phone' } },
    },
    answers: {
      200: {
        schema: success({ application: wholeApplication.application, passed_over: list(text()) }),
        example: { ...example, passed_over: ['stepThree'] },
      },
    },
    problems: changes,
  },
  setStatus: {
    summary: 'Decide: set one of the six statuses',
    description:
      'A final yes above the amount of the policy is taken as a proposal: the answer carries it as `proposal`, and another person confirms it. `version` has to be named where answers changed after they were sent or checked. A final yes needs an application that is COMPLETED or was judged as it stands. Error keys: `version: required`, `status_value: completed`.',
    isRepeatable: true,
    path: { code: codeInPath },
    body: {
      schema: body(
        {
          status_type: text('Error keys: `required`, `oneOf`', { enum: statusTypes }),
          status_value: integer(
            '0 absent, 1 passed, 2 failed, 3 review, 4 pending, 5 completed. Error keys: `required`, `oneOf`',
            { minimum: 0, maximum: 5 },
          ),
          reason,
        },
        { version: versionMember },
      ),
      examples: { passed: { status_type: 'payslip', status_value: 1, reason: 'Payslip checked' } },
    },
    answers: wasDecided,
    problems: [...changes, 'SESSION.NOT_FRESH'],
  },
  showCode: {
    summary: 'Show the code of an application, which is the applicant’s to know',
    description: 'Who did so is logged.',
    path: { code: codeInPath },
    answers: {
      200: {
        schema: object(
          { success: { const: true }, code: text('The present code') },
          { admin_code: text('Told to admins') },
        ),
        example: { success: true, code: exampleSecret },
      },
    },
    problems: ['APPLICATION.NOT_FOUND', 'SESSION.NOT_FRESH'],
  },
  erase: {
    summary: 'Erase an application for good',
    description:
      'Its answers, log, mails, notes and documents, and what a store wrote down of it. The first person asks for it (202); when another one asks it is done (204).',
    path: { code: codeInPath },
    answers: {
      202: {
        description: 'It waits for another person',
        schema: success({ requested_at: instant('When it was first asked for') }),
        example: { success: true, requested_at: '2026-11-20T10:00:00.000Z' },
      },
      204: { description: 'Erased' },
    },
    problems: ['APPLICATION.NOT_FOUND', 'SESSION.NOT_FRESH'],
  },
  keep: {
    summary: 'Take back that an application is to be erased',
    path: { code: codeInPath },
    answers: { 204: { description: 'It stays' } },
    problems: ['APPLICATION.NOT_FOUND', 'REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
