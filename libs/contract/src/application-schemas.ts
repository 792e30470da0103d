import { statusTypes } from './statuses.js';
import type { Area, Parameter } from './operation.js';
import {
  anyObject,
  flag,
  instant,
  integer,
  storedSchema,
  list,
  mapOf,
  named,
  nullable,
  number,
  object,
  ofFlows,
  text,
  uuid,
  type JsonSchema,
  type Schema,
} from './schema.js';

export const applicationsArea: Area = { name: 'Applications', description: 'The applications of every flow.' };

/** The data of examples belong to no real person. */
export const exampleCode = '7K3M-9QWX-2TRB';

export const exampleApplication = {
  code: '7K3M9QWX2TRB',
  flow: 'loan-application',
  state: 'stepTwo',
  version: 1,
  current_step: 2,
  furthest_step: 2,
  application_status_id: 0,
  risk_status_id: 0,
  nbb_status_id: 0,
  payslip_status_id: 0,
  invoice_status_id: 0,
  final_status_id: 0,
  is_staff: false,
  referrer: 'www.meridianbank.example',
  locale: 'en',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
};

/** The application that a path names. */
export const codeInPath: Parameter = {
  schema: text(),
  description:
    'The secret code of the application, in any case, with or without hyphens and spaces; for the bank’s own people and their programs also its id',
  example: exampleCode,
};

/** The application that a body names. */
export const codeMember = text('The secret code of the application, in any case, with or without hyphens and spaces', {
  example: exampleCode,
});

export const versionMember: JsonSchema = {
  type: ['integer', 'null'],
  description: 'The version of the last answer; an older one is refused with 409. Error key: `numbers`',
};

export const captchaMember: JsonSchema = {
  type: ['string', 'null'],
  description:
    'The solution of a challenge (`GET /captcha/challenge`), needed unless an intermediary or the bank’s own people are signed in, the server has the check switched off, or the call repeats an earlier one by its key. Error keys: `required`, `wrong`',
};

const status = integer('0 absent, 1 passed, 2 failed, 3 review, 4 pending, 5 completed; only in flows with statuses', {
  minimum: 0,
  maximum: 5,
});
type StatusMember = `${(typeof statusTypes)[number]}_status_id`;
const statuses = Object.fromEntries(statusTypes.map((type) => [`${type}_status_id`, status])) as Record<
  StatusMember,
  Schema<number>
>;

const locale: Schema<string> = text('The language in which it was created', { enum: ['en', 'nl', 'fr'] });
const standing = {
  flow: text('The id of its flow', { example: 'loan-application' }),
  state: text('Where it is, as a dotted path', { example: 'finished.rejected' }),
  version: integer('One more with every transition'),
  current_step: integer('The step of its state'),
  furthest_step: integer('The last step that was reached'),
  locale,
  created_at: instant('When it came into being'),
  updated_at: instant('When it last changed'),
};
const shownByFlow = {
  ...statuses,
  is_staff: flag('Whether staff applies; only in flows that tell staff apart'),
  referrer: nullable(text('Where it came from; only in flows that ask')),
};

const code = nullable(
  text('The present code; null where the application was named by its id', { pattern: '^[0-9A-HJKMNP-TV-Z]{12}$' }),
);
const publicId = uuid('Names it to the bank’s own people; opens it to nobody else');
const isAdmin = flag('Whether an admin asks');
const adminCode = text('Opens it with the admin’s rights; told to an admin who opened it by that, or resumes it');

type SchemaMembers = Readonly<Record<string, JsonSchema>>;

/** An application as answers show it; `more` are members of one kind of answer. */
export const applicationMembers = <M extends SchemaMembers>(more: M) =>
  object({ code, ...standing, ...more }, { ...shownByFlow, id: publicId, is_admin: isAdmin, admin_code: adminCode });

export const applicationSchema = named('Application', applicationMembers({}));

export const listedApplicationSchema = named(
  'ListedApplication',
  object(
    {
      id: publicId,
      name: nullable(text('Of the person or the business that applies')),
      email: nullable(text('Of the same')),
      amount: nullable(number('Of the loan, in euro')),
      flow_version: integer('The release of its flow'),
      ...standing,
    },
    shownByFlow,
  ),
);

const transition = {
  seq: integer('1 is the creation'),
  event: text('The type of the event', { example: 'step.save' }),
  from: text('State before'),
  to: text('State after'),
  actor: object({ role: text() }, { id: text('Of a person or token who was signed in') }),
  at: instant('When it happened'),
};
const reason = text('Why, where the event says; told to the bank’s own people');

/** A row of the log as answers show it; `more` and `optional` are members of one kind of answer. */
export const transitionMembers = <M extends SchemaMembers, O extends SchemaMembers>(more: M, optional: O) =>
  object({ ...transition, ...more }, { reason, ...optional });

export const transitionSchema = named('Transition', transitionMembers({}, {}));

/** Answers that count, by step number: of a step of several flows any of their shapes. */
export const answersByStep = ofFlows<
  Readonly<Record<number, object>>,
  Readonly<Record<number, Readonly<Record<string, unknown>>>>
>((flows) => {
  const forms = flows.flatMap(({ steps }) =>
    Object.values(steps).flatMap(({ step, fields }) => (fields ? [{ step, fields }] : [])),
  );
  const ofStep = (number: number): JsonSchema => {
    const schemas = forms.filter(({ step }) => step === number).map(({ fields }) => storedSchema(fields));
    return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };
  };
  return {
    type: 'object',
    description: 'Answers that count, by step number',
    properties: Object.fromEntries(forms.map(({ step }) => [step, ofStep(step)])),
    additionalProperties: { type: 'object' },
  };
});
export const setAsideByStep = mapOf(anyObject(), 'Answers that another one made irrelevant, by step number');
export const draftsByStep = mapOf(anyObject(), 'What is typed but not saved, by step number');
export const allowedEvents = list(text(), { description: 'The events that the chart takes from this caller now' });
