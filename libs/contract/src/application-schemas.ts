import { exampleFlow } from './example-flow.js';
import { statusTypes } from './statuses.js';
import type { Area, Parameter } from './operation.js';
import * as s from './schema.js';

/** The data of examples belong to no real person. */
export const exampleCode = '7K3M-9QWX-2TRB';

/** The application that a path names. */
const codeInPath: Parameter = {
  schema: s.text(),
  description:
    'The secret code of the application, in any case, with or without hyphens and spaces; for the bank’s own people and their programs also its id',
  example: exampleCode,
};

export const applicationsArea: Area = {
  name: 'Applications',
  description: 'The applications of every flow.',
  path: { code: codeInPath },
};

/** The application that a body names. */
export const codeMember = s.text(
  'The secret code of the application, in any case, with or without hyphens and spaces',
  { example: exampleCode },
);

export const versionMember: s.JsonSchema = {
  type: ['integer', 'null'],
  description: 'The version of the last answer; an older one is refused with 409. Error key: `numbers`',
};

export const captchaMember: s.JsonSchema = {
  type: ['string', 'null'],
  description:
    'The solution of a challenge (`GET /captcha/challenge`), needed unless an intermediary or the bank’s own people are signed in, the server has the check switched off, or the call repeats an earlier one by its key. Error keys: `required`, `wrong`',
};

const status = s.integer(
  '0 absent, 1 passed, 2 failed, 3 review, 4 pending, 5 completed; only in flows with statuses',
  { minimum: 0, maximum: 5 },
);
type StatusMember = `${(typeof statusTypes)[number]}_status_id`;
const statuses = Object.fromEntries(statusTypes.map((type) => [`${type}_status_id`, status])) as Record<
  StatusMember,
  s.Schema<number>
>;

const locale: s.Schema<string> = s.text('The language in which it was created', { enum: ['en', 'nl', 'fr'] });
const standing = {
  flow: s.text('The id of its flow', { example: exampleFlow }),
  state: s.text('Where it is, as a dotted path'),
  version: s.integer('One more with every transition'),
  current_step: s.integer('The step of its state'),
  furthest_step: s.integer('The last step that was reached'),
  locale,
  created_at: s.instant('When it came into being'),
  updated_at: s.instant('When it last changed'),
};
const shownByFlow = {
  ...statuses,
  is_staff: s.flag('Whether staff applies; only in flows that tell staff apart'),
  referrer: s.nullable(s.text('Where it came from; only in flows that ask')),
};

const unreadable = s.text(
  'Only of one whose state this release does not have: `newer` where a newer release brought it further, `lost` where no release has it any more',
  { enum: ['newer', 'lost'] as const },
);
export const testFlag = s.flag(
  'Of one that a tester, or a program with a token of the role `qa`, made: it is not counted, is no task, nobody is mailed about it, and it is gone within 24 hours',
);
const isEnded = s.flag('Whether it has come to an end for its applicant: sent, decided on or handed over');

const code = s.nullable(
  s.text('The present code; null where the application was named by its id', { pattern: '^[0-9A-HJKMNP-TV-Z]{12}$' }),
);
const publicId = s.uuid('Names it to the bank’s own people; opens it to nobody else');
const isAdmin = s.flag('Whether an admin asks');
const adminCode = s.text('Opens it with the admin’s rights; told to an admin who opened it by that, or resumes it');

type SchemaMembers = Readonly<Record<string, s.JsonSchema>>;

/** An application as answers show it; `more` are members of one kind of answer. */
export const applicationMembers = <M extends SchemaMembers>(more: M) =>
  s.object(
    { code, ...standing, ...more },
    {
      ...shownByFlow,
      unreadable,
      is_ended: isEnded,
      is_test: testFlag,
      id: publicId,
      is_admin: isAdmin,
      admin_code: adminCode,
    },
  );

export const applicationSchema = s.named('Application', applicationMembers({}));

const transition = {
  seq: s.integer('1 is the creation'),
  event: s.text('The type of the event', { example: 'step.save' }),
  from: s.text('State before'),
  to: s.text('State after'),
  actor: s.object({ role: s.text() }, { id: s.text('Of a person or token who was signed in') }),
  at: s.instant('When it happened'),
};
const reason = s.text('Why, where the event says; told to the bank’s own people');

/** A row of the log as answers show it; `more` and `optional` are members of one kind of answer. */
export const transitionMembers = <M extends SchemaMembers, O extends SchemaMembers>(more: M, optional: O) =>
  s.object({ ...transition, ...more }, { reason, ...optional });

export const transitionSchema = s.named('Transition', transitionMembers({}, {}));

export const listedApplicationSchema = s.namedObject(
  'ListedApplication',
  {
    id: publicId,
    name: s.nullable(s.text('Of the person or the business that applies')),
    email: s.nullable(s.text('Of the same')),
    amount: s.nullable(s.number('What is applied for, in euro, where the flow says so')),
    flow_version: s.integer('The release of its flow'),
    ...standing,
  },
  {
    ...shownByFlow,
    unreadable,
    is_ended: isEnded,
    is_test: testFlag,
    transitions: s.list(transitionSchema, { description: 'With `expand=transitions`' }),
  },
);

/** Answers that count, by step number: of a step of several flows any of their shapes. */
export const answersByStep = s.ofFlows<
  Readonly<Record<number, object>>,
  Readonly<Record<number, Readonly<Record<string, unknown>>>>
>((flows) => {
  const forms = flows.flatMap(({ steps }) =>
    Object.values(steps).flatMap(({ step, fields }) => (fields ? [{ step, fields }] : [])),
  );
  const ofStep = (number: number): s.JsonSchema => {
    const schemas = forms.filter(({ step }) => step === number).map(({ fields }) => s.storedSchema(fields));
    return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };
  };
  return {
    type: 'object',
    description: 'Answers that count, by step number',
    properties: Object.fromEntries(forms.map(({ step }) => [step, ofStep(step)])),
    additionalProperties: { type: 'object' },
  };
});
export const setAsideByStep = s.mapOf(s.anyObject(), 'Answers that another one made irrelevant, by step number');
export const draftsByStep = s.mapOf(s.anyObject(), 'What is typed but not saved, by step number');
export const allowedEvents = s.list(s.text(), { description: 'The events that the chart takes from this caller now' });
