import {
  Address,
  Basics,
  belgianVat,
  contactClasses,
  exampleOf,
  fieldsOf,
  LoanDetails,
  Marketing,
  Payment,
  StepFive,
  StepFour,
  StepOne,
  StepThree,
  StepTwo,
  StoreDetails,
  StoreEntry,
  businessDocuments,
  type ContactType,
  type Fields,
  type FieldsClass,
} from '@statewise/fields';
import type { Random, SentEvent } from '@statewise/flow/testing';
import type { Interpreted } from './interpreter.js';
import type { KnownApplication } from './table.js';

// What random histories try: mostly what leads on, and anything else now and then.

/** What the server has that histories name. */
export interface World {
  /** A promotion of the first type of loan. */
  readonly promotion: number;
  /** A store that is there. */
  readonly store: string;
  /** A number that no other history has. */
  readonly number: number;
}

/** An event as it is sent; `isWrong` where its answers are such that no step takes them. */
export interface Try {
  readonly event: SentEvent;
  readonly isWrong?: boolean;
}

/** What is tried in a flow. */
export interface FlowTries {
  /** How the application comes into being. */
  readonly begins: (choices: Random, world: World) => Try;
  readonly next: (application: Interpreted<KnownApplication>, choices: Random, world: World) => Try;
}

/** Answers in the form in which they are kept. */
function answersOf(type: FieldsClass, answers: Fields): Fields {
  const declared = fieldsOf(type);
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, declared.get(name)?.normalise(value) ?? value]),
  );
}

/** Answers without some of them. */
const without = (answers: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));

/** The answers with one that is wrong, or with none, now and then. */
function perhapsWrong(choices: Random, event: SentEvent, wrong: Fields): Try {
  if (choices.chance(0.85)) return { event };
  const fields = choices.chance(0.5) ? {} : { ...Object(event['fields']), ...wrong };
  // The loan’s own page keeps what was known of the loan, so that nothing said is nothing wrong: the table knows the amount.
  return { event: { ...event, fields }, isWrong: event['step'] !== 0 };
}

/** An admin corrects a step. What it asks of the applicant alone is not wrong, whatever is sent. */
function help(choices: Random, step: number, fields: Fields, wrong: Fields | undefined): Try {
  const event = { type: 'help.save', step, fields, reason: 'asked by phone' };
  return wrong ? perhapsWrong(choices, event, wrong) : { event };
}

/** What every wizard has, whoever sends it. */
function anything(states: readonly string[], choices: Random): SentEvent {
  return choices.of<() => SentEvent>([
    () => ({ type: 'step.back' }),
    () => ({ type: 'step.back' }),
    () => ({ type: 'step.goTo', step: choices.of([0, 1, 2, 3, 4, 5, 6, 7]) }),
    () => ({ type: 'step.goTo', step: choices.of([1, 2, 3, 4]) }),
    () => ({ type: 'application.resume' }),
    () => ({ type: 'application.jump', state: choices.of(states), reason: 'asked by phone' }),
    () => ({ type: 'application.undo' }),
  ])();
}

const type = 'consumer_loan_application_loan_type_id';
const promotion = 'consumer_loan_application_promotion_id';

function loan(choices: Random, world: World): Fields {
  const [amount, kind] = choices.of([
    [10_000, 1],
    [6_000, 1],
    [8_000, 2],
    [26_000, 5],
  ] as const);
  const given = choices.chance(0.3) && kind === 1 ? { [promotion]: world.promotion } : {};
  return { ...without(exampleOf(LoanDetails), promotion, 'purchase_amount'), amount, [type]: kind, ...given };
}

const partner = ['co_borrower_civil_status', 'co_borrower_date_of_birth'];
const loanAnswers: Readonly<Record<number, (choices: Random, world: World) => Fields>> = {
  0: loan,
  1: (choices) => {
    const answers = answersOf(StepOne, without(exampleOf(StepOne), 'intermediary_id', 'store_number'));
    const alone = { ...without(answers, ...partner), co_borrower: false };
    return choices.of([answers, alone, alone, without(answers, ...partner), { ...alone, first_name: 'Mary' }]);
  },
  2: (choices) => ({ ...answersOf(StepTwo, exampleOf(StepTwo)), city: choices.of(['Valletta', 'Sliema']) }),
  3: (choices) => {
    const answers = answersOf(StepThree, exampleOf(StepThree));
    const works = ['sector', 'employer', 'employment_length'];
    return choices.of<Fields>([
      answers,
      answers,
      without(answers, 'co_borrower_income'),
      { ...without(answers, ...works), main_occupation: 'retired' },
      { ...without(answers, 'housing_cost'), living_situation: 'owner' },
      { ...answers, net_monthly_income: 900, co_borrower_income: 0 },
      { ...answers, net_monthly_income: 9_000 },
      { ...answers, employment_length: 'lt_1' },
    ]);
  },
  4: (choices, world) => ({
    ...answersOf(StepFour, without(exampleOf(StepFour), promotion, 'purchase_amount')),
    ...loan(choices, world),
  }),
  5: () => exampleOf(StepFive),
};
/** A value of each step that no step takes. */
const wrongInLoan: Readonly<Record<number, Fields>> = {
  0: { amount: 1 },
  1: { last_name: '' },
  2: { street: '' },
  3: { main_occupation: 'idle' },
  4: { amount: 1 },
  5: { tos: false },
};

const forms = ['stepVm', 'stepOne', 'stepTwo', 'stepThree', 'stepFour', 'stepFive'];
const loanStates = [...forms, 'documents', 'thankYou', 'riskAnalysis', 'finished.rejected', 'finished.accepted'];
const statuses = ['application', 'risk', 'nbb', 'payslip', 'invoice', 'final'];

function anyOfLoan(choices: Random, world: World): Try {
  const step = choices.of([0, 1, 2, 3, 4, 5]);
  const fields = loanAnswers[step]?.(choices, world) ?? {};
  return choices.of<() => Try>([
    () => ({ event: anything(loanStates, choices) }),
    () => ({ event: anything(loanStates, choices) }),
    () => ({ event: { type: 'step.save', step, fields } }),
    () => help(choices, step, fields, step === 5 ? undefined : wrongInLoan[step]),
    () => ({ event: { type: 'loan.change', fields: loan(choices, world) } }),
    () => ({ event: { type: 'loan.change', fields: { amount: 1 } } }),
    () => ({ event: { type: 'promotion.remove' } }),
    () => paper('payslip'),
    () => decision(choices),
  ])();
}

const confirmation = (choices: Random): SentEvent => ({ type: 'decision.confirm', ...seen(choices) });

const decision = (choices: Random): Try => ({
  event: choices.of<() => SentEvent>([
    () => statusChange(choices.of(statuses), choices.of([0, 1, 2, 3, 4, 5]), choices),
    () => statusChange('final', choices.of([1, 1, 2]), choices),
    () => confirmation(choices),
    () => ({ type: 'decision.decline', reason: 'The payslip is of last year' }),
    () => ({ type: 'alternative.take' }),
    () => ({ type: 'review.request' }),
  ])(),
});

const statusChange = (statusType: string, statusValue: number, choices: Random): SentEvent => ({
  type: 'status.change',
  statusType,
  statusValue,
  reason: 'everything was looked at',
  ...seen(choices),
});

/** A paper that is handed in; the server words the event once it has the file. */
const paper = (documentType: string): Try => ({ event: { type: 'documents.uploaded', documentType, count: 1 } });

/** Whether the version is named that was looked at. */
const seen = (choices: Random): { readonly seen?: true } => (choices.chance(0.7) ? { seen: true } : {});

const loanTries: FlowTries = {
  begins: (choices, world) => {
    if (choices.chance(0.2))
      return { event: { type: 'application.refer', loan: loan(choices, world), storeNumber: world.store } };
    const first = { type: 'application.create', fields: loanAnswers[1]?.(choices, world) ?? {} };
    const said = choices.chance(0.8) ? { ...first, loan: loan(choices, world) } : first;
    return perhapsWrong(choices, said, wrongInLoan[1] ?? {});
  },
  next: ({ known: { state, proposedBy } }, choices, world) => {
    const step = forms.indexOf(state);
    // What was proposed waits for somebody.
    if (proposedBy !== null && choices.chance(0.4)) return { event: confirmation(choices) };
    if (choices.chance(0.4)) return anyOfLoan(choices, world);
    if (step < 0)
      return choices.chance(0.3) ? paper(choices.of(['payslip', 'invoice', 'identity'])) : decision(choices);
    const fields = loanAnswers[step]?.(choices, world) ?? {};
    return perhapsWrong(choices, { type: 'step.save', step, fields }, wrongInLoan[step] ?? {});
  },
};

const businessStates = ['resume', 'basics', 'address', 'people', 'holders', 'payment', 'marketing', 'finish'];
const card = 'izola_pro_credit_card';
const businessAnswers: Readonly<Record<number, (choices: Random, world: World) => Fields>> = {
  1: (choices, { number }) => ({
    ...answersOf(Basics, exampleOf(Basics)),
    vat: belgianVat(number),
    ...choices.of([{}, {}, { account_type: 'credit_card' }, { companyType: 'sole_trader' }]),
  }),
  2: (choices) => {
    const answers = answersOf(Address, exampleOf(Address));
    const registered = Object.keys(answers).filter((name) => name.startsWith('register_'));
    const here = { ...without(answers, ...registered), differentAddress: false };
    return choices.of([answers, here, here, without(answers, ...registered)]);
  },
  3: (choices) => ({ pep: choices.chance(0.2) }),
  4: () => ({}),
  5: (choices) => ({
    ...answersOf(Payment, without(exampleOf(Payment), card)),
    payment: choices.chance(0.2),
    ...choices.of([{}, { [card]: 'pro_classic' }]),
  }),
  6: (choices) => ({ ...answersOf(Marketing, exampleOf(Marketing)), promotionsByPost: choices.chance(0.5) }),
};
const wrongInBusiness: Readonly<Record<number, Fields>> = {
  1: { vat: 'BE1' },
  2: { street_name: '' },
  6: { documents_sent: false },
};
const sharesOf = (type: ContactType, choices: Random): Fields =>
  type.startsWith('beneficial_owner') ? { shares: choices.of([100, 100, 60, 40]) } : {};

/** Whom the lists of a step take. */
const listed: Readonly<Record<string, readonly ContactType[]>> = {
  people: [
    'beneficial_owner_individual',
    'beneficial_owner_company',
    'director_individual',
    'director_company',
    'authorised_signatory',
    'owner_partner',
    'politically_exposed_person',
  ],
  holders: ['principal_account_holder', 'additional_card_holder', 'account'],
  payment: ['client_number'],
};

/** Digits that nothing else in a history has. */
const digits = (choices: Random): string => choices.digits(5);

function newContact(contact_type: ContactType, choices: Random): SentEvent {
  const example: Fields = exampleOf(contactClasses[contact_type]);
  const number = digits(choices);
  const data = answersOf(contactClasses[contact_type], {
    ...example,
    ...('idcard' in example && { idcard: number }),
    ...('client_number' in example && { client_number: `A${number}` }),
    ...sharesOf(contact_type, choices),
  });
  return { type: 'contact.save', contact_type, data };
}

/** Whom the lists of the step ask for, in the order in which they are named here. */
function missingContact(state: string, { known, kept: { contacts } }: Interpreted<KnownApplication>): ContactType[] {
  const has = (...types: readonly string[]) => contacts.some((one) => types.includes(one.contact_type));
  if (state === 'holders') return has('principal_account_holder') ? [] : ['principal_account_holder'];
  if (state !== 'people') return [];
  if (known['isCompany'] !== true) return has('owner_partner') ? [] : ['owner_partner'];
  const wanted: ContactType[] = [];
  if (Number(known['shares']) < 100) wanted.push('beneficial_owner_individual');
  if (!has('director_individual', 'director_company')) wanted.push('director_individual');
  if (!has('authorised_signatory')) wanted.push('authorised_signatory');
  return wanted;
}

/** All roles of an only person at once. */
function onePerson(choices: Random): SentEvent {
  const idcard = digits(choices);
  const roles: readonly ContactType[] = [
    'beneficial_owner_individual',
    'director_individual',
    'authorised_signatory',
    'principal_account_holder',
  ];
  const contacts = roles.map((role) => {
    const data: Fields = { ...Object(newContact(role, choices)['data']), idcard };
    const whole = role === 'beneficial_owner_individual' ? { ...data, shares: 100 } : data;
    return [role, { contact_type: role, data: whole }];
  });
  return { type: 'contacts.save', contacts: Object.fromEntries(contacts) };
}

function anyOfBusiness(application: Interpreted<KnownApplication>, choices: Random, world: World): Try {
  const { contacts } = application.kept;
  const step = choices.of([1, 2, 3, 4, 5, 6]);
  const fields = businessAnswers[step]?.(choices, world) ?? {};
  const types = listed[application.known.state] ?? listed['people'] ?? [];
  return choices.of<() => Try>([
    () => ({ event: anything([...businessStates, 'completed'], choices) }),
    () => ({ event: anything([...businessStates, 'completed'], choices) }),
    () => ({ event: { type: 'step.save', step, fields } }),
    () => help(choices, step, fields, step === 6 ? undefined : wrongInBusiness[step]),
    () => ({ event: newContact(choices.of(types), choices) }),
    () => ({ event: { type: 'contact.delete', contact_id: choices.of([...contacts, { id: 'none' }]).id } }),
    () => ({ event: { type: 'application.finish' } }),
    () => paper(choices.of(businessDocuments)),
  ])();
}

const businessTries: FlowTries = {
  begins: (choices, world) =>
    perhapsWrong(
      choices,
      { type: 'application.create', fields: businessAnswers[1]?.(choices, world) ?? {} },
      wrongInBusiness[1] ?? {},
    ),
  next: (application, choices, world) => {
    const { state } = application.known;
    const step = businessStates.indexOf(state);
    if (choices.chance(0.35) || step < 1) return anyOfBusiness(application, choices, world);
    if (state === 'finish') return { event: { type: 'application.finish' } };
    const [missing] = missingContact(state, application);
    if (missing !== undefined && choices.chance(0.9)) {
      const isNobody = application.kept.contacts.length === 0 && application.known['isCompany'] === true;
      return { event: isNobody && choices.chance(0.3) ? onePerson(choices) : newContact(missing, choices) };
    }
    const fields = businessAnswers[step]?.(choices, world) ?? {};
    const event = { type: 'step.save', step, fields };
    const wrong = wrongInBusiness[step];
    return wrong ? perhapsWrong(choices, event, wrong) : { event };
  },
};

const saleStates = ['applicationDetails', 'finish'];
const entry = ({ store }: World): Fields => answersOf(StoreEntry, { ...exampleOf(StoreEntry), store_number: store });
const details = (choices: Random): Fields => ({
  ...answersOf(StoreDetails, without(exampleOf(StoreDetails), 'promotion_id')),
  loan_amount: choices.of([10_000, 6_000]),
});

const storeTries: FlowTries = {
  begins: (choices, world) =>
    choices.chance(0.3)
      ? { event: { type: 'intermediary.enter' } }
      : perhapsWrong(choices, { type: 'application.create', fields: entry(world) }, { employee_number: '1' }),
  next: (_, choices) =>
    choices.chance(0.5)
      ? { event: anything(saleStates, choices) }
      : perhapsWrong(choices, { type: 'step.save', step: 2, fields: details(choices) }, { loan_amount: 30_000 }),
};

/** What is tried, by the ids of the flows. */
export const triesOf = { 'loan-application': loanTries, 'e-banking': businessTries, store: storeTries } as const;
