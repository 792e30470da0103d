import { errorDescriptions } from '@statewise/fields';
import { problemStatus, Problem, type ProblemCode } from '../problem/problem.js';
import { problemBody, problemType } from '../problem/write-problem.js';
import { problemTexts } from '../problem/messages.js';
import { exampleStates, integer, list, mapOf, named, object, text, type JsonSchema } from '@statewise/contract';

const position = {
  state: text('The state in which the application is, as a dotted path', { example: exampleStates.third }),
  version: integer('The version to send with the next call', { example: 4 }),
  current_step: integer('The step in which the application is'),
  furthest_step: integer('The last step that was reached'),
};

/** Every key of a field error with its meaning, as lines of Markdown. */
export const errorKeyTable = [
  '| key | meaning |',
  '|---|---|',
  ...Object.entries({
    ...errorDescriptions,
    wrong: 'the human check was not solved, or its solution was used before',
  }).map(([key, meaning]) => `| \`${key}\` | ${meaning} |`),
].join('\n');

const errors = mapOf(
  list({ type: 'string', enum: [...Object.keys(errorDescriptions), 'wrong'] }),
  'Error keys by field; what each means stands in the introduction, and for each field in its own description.',
);

const file = text('The file that is refused, as its sender called it');

const captchaRequired: JsonSchema = { type: 'boolean', description: 'Whether the next attempt needs a human check' };

type Members = Readonly<Record<string, JsonSchema>>;

/** Members that a problem has besides the general ones: always, or sometimes. */
const members: Partial<Record<ProblemCode, { readonly always?: Members; readonly sometimes?: Members }>> = {
  'REQUEST.FIELDS': { always: { errors }, sometimes: position },
  'REQUEST.CAPTCHA': {
    always: { errors, recaptchaerror: { type: 'boolean', const: true } },
    sometimes: { captcha_required: captchaRequired },
  },
  'REQUEST.TOO_LARGE': { sometimes: { errors, file } },
  'DOCUMENT.UNREADABLE': { sometimes: { errors, file } },
  'DOCUMENT.INFECTED': { sometimes: { errors, file } },
  'DOCUMENT.ACTIVE': { sometimes: { errors, file } },
  'DOCUMENT.LOCKED': { sometimes: { errors, file } },
  'SESSION.WRONG_PASSWORD': { always: { captcha_required: captchaRequired } },
  'SESSION.WRONG_CODE': { always: { captcha_required: captchaRequired } },
  'SESSION.WRONG_PASSKEY': { always: { captcha_required: captchaRequired } },
  'SESSION.SECOND_FACTOR': {
    always: {
      second_factor_required: { type: 'boolean', const: true },
      is_enrolled: { type: 'boolean', description: 'Whether there is a factor to ask; else one is enrolled first' },
    },
    sometimes: { has_passkey: { type: 'boolean', description: 'Whether a passkey is taken in place of a code' } },
  },
  'APPLICATION.STALE': { always: position },
  'APPLICATION.LOST': { always: position },
  'APPLICATION.REFUSED': {
    always: {
      state: position.state,
      allowed_events: list(text(), { description: 'The events that the chart takes from this caller now' }),
    },
    sometimes: {
      version: position.version,
      current_step: position.current_step,
      furthest_step: position.furthest_step,
    },
  },
};

const generalMembers = (code?: ProblemCode) => ({
  type: text('A stable name of the problem', code ? { const: problemType(code) } : {}),
  title: text('The same for every problem of a type, in the language of the request'),
  status: integer('The HTTP status', code ? { const: problemStatus[code] } : {}),
  detail: text('A sentence for people, in the language of the request'),
  success: { type: 'boolean', const: false },
  message: text('The same as `detail`'),
});

/** Any problem, for what an operation does not list. */
export const anyProblem: JsonSchema = named(
  'Problem',
  object(generalMembers(), { errors }, { description: 'An RFC 9457 problem.' }),
);

const made = new Map<ProblemCode, JsonSchema>();

/** The schema of one kind of problem. */
export function problemSchema(code: ProblemCode): JsonSchema {
  const known = made.get(code);
  if (known) return known;
  const { always = {}, sometimes = {} } = members[code] ?? {};
  const schema = named(
    `${code.split(/[._]/).map(capitalised).join('')}Problem`,
    object({ ...generalMembers(code), ...always }, sometimes, { description: `${problemTexts.en[code].title}.` }),
  );
  made.set(code, schema);
  return schema;
}

const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** An example of a problem, in English. */
export function problemExample(code: ProblemCode): Record<string, unknown> {
  return problemBody(new Problem(code, exampleDetails[code] ?? {}), 'en');
}

const at = { state: exampleStates.third, version: 4, current_step: 3, furthest_step: 3 };
const exampleDetails: Partial<Record<ProblemCode, ConstructorParameters<typeof Problem>[1]>> = {
  'REQUEST.FIELDS': { errors: { email: ['required'] } },
  'REQUEST.CAPTCHA': { errors: { captcha: ['required'] }, members: { recaptchaerror: true } },
  'REQUEST.STREAMS': { params: { most: 10 } },
  'REQUEST.BUDGET': { params: { minutes: 42 } },
  'SERVICE.BUDGET': { params: { minutes: 42 } },
  'SESSION.WRONG_PASSWORD': { members: { captcha_required: false } },
  'SESSION.WRONG_CODE': { members: { captcha_required: false } },
  'SESSION.WRONG_PASSKEY': { members: { captcha_required: false } },
  'SESSION.SECOND_FACTOR': { members: { second_factor_required: true, is_enrolled: true } },
  'APPLICATION.STALE': { members: at },
  'APPLICATION.LOST': { members: at },
  'APPLICATION.REFUSED': { members: { ...at, allowed_events: ['step.save', 'step.back', 'step.goTo'] } },
};
