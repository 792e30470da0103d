import {
  Address,
  Basics,
  contactClasses,
  Example,
  exampleOf,
  Holders,
  Marketing,
  Payment,
  People,
  Required,
  type FieldsClass,
} from '@statewise/fields';
import {
  answersByStep,
  applicationSchema,
  codeMember,
  draftsByStep,
  exampleCode,
  versionMember,
} from '../application-schemas.js';
import { CodeQuery, pdfAnswer } from '../documents.js';
import { summaries } from '../cases.js';
import { AsSent, Code, StepNumber, Version } from '../members.js';
import { ok, operation, operations } from '../operation.js';
import { changeProblems } from '../problems.js';
import * as s from '../schema.js';
import {
  applicationAnswerSchema,
  businessArea,
  contactsMember,
  exampleBusiness,
  exampleContact,
  exampleContactId,
} from './business-schemas.js';
import { adminsToo, codeHolders } from '../who.js';

/** A call on an application for a business account. */
export class BusinessCall {
  @Code() @Example(exampleCode) code: string;
  @Version() version?: number;
}

/** A save of step one; without a code the application comes into being. */
export class BasicsCall {
  @AsSent(s.fieldsSchema(Basics)) data: unknown;
  @StepNumber('The step: 1. Error key: `oneOf`.') page?: number;

  @AsSent({ type: ['string', 'null'], description: 'The secret code of an application that exists.' })
  code?: unknown;

  @StepNumber('The client’s view of how far it came; the chart decides.') furthestStep?: number;
  @Version() version?: number;
}

/** A change to the page that it names. */
export class PageCall extends BusinessCall {
  @Required() @StepNumber('The step') @Example(1) page: number;
}

/** A save of the page that it names. */
export class PageSave extends PageCall {
  @AsSent() data: unknown;
  @StepNumber('The client’s view of how far it came; the chart decides.') furthestStep?: number;
}

/** A contact that is added or edited. */
export class ContactSave extends BusinessCall {
  @AsSent() data: unknown;
  @AsSent() contact_type: unknown;
}

/** A contact that is deleted. */
export class ContactDeletion extends BusinessCall {
  @AsSent({ type: 'string', description: 'Of the contact.' }) @Example(exampleContactId) id: unknown;
}

const adminCode = 'An admin also opens it by the admin code, and sees that code.';
const version = { version: versionMember };
const furthestStep = {
  type: ['integer', 'null'],
  minimum: 0,
  maximum: 7,
  description: 'The client’s view of how far it came; the chart decides. Error key: `numbers`',
};
const opened = { type: BusinessCall, examples: { application: { code: exampleCode } } };
const answered = (changed: object) => ({ application: exampleBusiness(changed) });
const answeredWith = (members: Parameters<typeof answered>[0]) => ({
  200: { schema: applicationAnswerSchema, example: answered(members) },
});

const steps: readonly (readonly [name: string, step: number, type: FieldsClass])[] = [
  ['SaveAddress', 2, Address],
  ['SavePeople', 3, People],
  ['SaveHolders', 4, Holders],
  ['SavePayment', 5, Payment],
  ['SaveMarketing', 6, Marketing],
];
const savedSteps = [['SaveBasics', 1, Basics] as const, ...steps].map(([name, step, type]) =>
  s.named(
    name,
    s.body(
      { code: codeMember, page: s.integer('The step that is saved', { const: step }), data: s.fieldsSchema(type) },
      { furthestStep, ...version },
    ),
  ),
);

const contactFields = (type: FieldsClass): s.JsonSchema => {
  const { properties = {}, ...rest } = s.fieldsSchema(type);
  const own = {
    id: { type: ['string', 'null'], description: 'The contact that is edited; none adds one' },
    parent_id: { type: ['string', 'null'], description: 'The company-owner that a new contact owns a part of' },
  };
  return { ...rest, properties: { ...own, ...(properties as object) } };
};

/** Types whose contacts are asked for the same are described together. */
const savedContacts = [...new Set<FieldsClass>(Object.values(contactClasses))].map((type) =>
  s.named(
    `Save${type.name}`,
    s.body(
      {
        code: codeMember,
        contact_type: s.text('The list', {
          enum: Object.entries(contactClasses).flatMap(([name, known]) => (known === type ? [name] : [])),
        }),
        data: contactFields(type),
      },
      version,
    ),
  ),
);

const contactsAnswerSchema = { contacts: contactsMember, application: applicationSchema };
const { id: _, parent_id: __, contact_type, sector: ___, ...holder } = exampleContact;

/** The steps of an application for a business account, as the specification's callers know them. */
export const businessAccount = operations('businessAccount', businessArea, {
  checkCode: operation('POST', '/e-banking/api/checkCode', {
    who: adminsToo,
    summary: 'Whether a code opens an application',
    body: opened,
    answers: ok({ exists: s.flag() }, { exists: true }),
  }),
  loadApplicationByCode: operation('POST', '/e-banking/api/loadApplicationByCode', {
    who: adminsToo,
    summary: 'Open an application by its code, with everything that was answered or typed',
    description:
      'It opens at the step that was left; one that was left at step 0 opens at step 1 with all steps reachable.',
    signedIn: 'An admin looks without moving the application.',
    body: opened,
    answers: ok(
      { application: applicationSchema, data: answersByStep, contacts: contactsMember, drafts: draftsByStep },
      { ...answered({}), data: { 1: exampleOf(Basics) }, contacts: [] },
    ),
    problems: changeProblems,
  }),
  saveStepOne: operation('POST', '/e-banking/api/saveStepOne', {
    who: adminsToo,
    summary: 'Save step one',
    description: 'Without a code the application comes into being and gets one.',
    signedIn: adminCode,
    isRepeatable: true,
    body: { type: BasicsCall, examples: { company: { page: 1, data: exampleOf(Basics) } } },
    answers: {
      200: {
        description: 'It existed before',
        schema: s.success({ code: s.text('The secret code'), application: applicationSchema }),
        example: answered({}),
      },
      201: {
        description: 'It came into being',
        schema: s.success({ code: s.text('The secret code'), application: applicationSchema }),
        example: answered({}),
      },
    },
    problems: changeProblems,
  }),
  saveStepData: operation('POST', '/e-banking/api/saveStepData', {
    who: adminsToo,
    summary: 'Save the step that the application is at',
    description:
      'Moves forward when the fields and the lists of the step are valid. Lists that are not are named in `errors` as the fields are.',
    signedIn: adminCode,
    isRepeatable: true,
    body: {
      type: PageSave,
      schema: { oneOf: savedSteps },
      examples: Object.fromEntries(
        steps.map(([name, page, type]) => [
          name,
          { code: exampleCode, page, furthestStep: page, data: exampleOf(type) },
        ]),
      ),
    },
    answers: answeredWith({ state: 'people', version: 2, current_step: 3, furthest_step: 3 }),
    problems: changeProblems,
  }),
  changeStep: operation('POST', '/e-banking/api/changeStep', {
    who: adminsToo,
    summary: 'Go to a step that was reached',
    description: 'Step 3 of a credit card account is step 2.',
    signedIn: 'An admin opens any step.',
    isRepeatable: true,
    body: { type: PageCall, examples: { first: { code: exampleCode, page: 1 } } },
    answers: answeredWith({ state: 'basics', version: 3, current_step: 1, furthest_step: 3 }),
    problems: changeProblems,
  }),
  saveContact: operation('POST', '/e-banking/api/saveContact', {
    who: codeHolders,
    summary: 'Add or edit a contact of the present step’s lists',
    isRepeatable: true,
    body: {
      type: ContactSave,
      schema: { oneOf: savedContacts },
      examples: { holder: { code: exampleCode, contact_type, data: holder } },
    },
    answers: ok(
      { id: s.text('Of the contact'), ...contactsAnswerSchema },
      { ...answered({}), id: exampleContactId, contacts: [exampleContact] },
    ),
    problems: [...changeProblems, 'REQUEST.NOT_FOUND'],
  }),
  deleteContact: operation('POST', '/e-banking/api/deleteContact', {
    who: codeHolders,
    summary: 'Delete a contact of the present step’s lists',
    description: 'A company’s own shareholders go with it.',
    isRepeatable: true,
    body: { type: ContactDeletion, examples: { holder: { code: exampleCode, id: exampleContactId } } },
    answers: ok(contactsAnswerSchema, { ...answered({}), contacts: [] }),
    problems: [...changeProblems, 'REQUEST.NOT_FOUND'],
  }),
  finish: operation('POST', '/e-banking/api/finish', {
    who: codeHolders,
    summary: 'Send the application to the bank',
    description:
      'Only when the requirements of every step hold. Identity cards and registrations that have expired since they were entered are named in `errors`: `people.director.<id>.expiry`.',
    isRepeatable: true,
    body: opened,
    answers: answeredWith({ state: 'completed', version: 12, current_step: 7, furthest_step: 7 }),
    problems: changeProblems,
  }),
});

/** What was entered as a document. */
export const businessSummary = operations('businessSummary', businessArea, {
  downloadSummary: operation('GET', '/e-banking/api/downloadSummary', {
    who: adminsToo,
    summary: 'What was entered so far, as a PDF',
    description: 'Every step that is asked for with its lists of contacts, and the documents sent and missing.',
    isLocalised: true,
    isSpecified: false,
    limits: [summaries],
    signedIn: 'An admin also opens it by the admin code.',
    query: CodeQuery,
    answers: pdfAnswer,
    problems: ['APPLICATION.NOT_FOUND'],
  }),
});
