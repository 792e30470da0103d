import type { SentEvent } from '@statewise/flow/testing';
import type { BusinessContext } from '../../e-banking/context.js';
import { businessAnswerTable } from './business-answers.js';
import type { KeptAnswers, KnownApplication, Oracle, OracleRow } from './table.js';

interface KnownBusiness extends KnownApplication {
  /** Whether it is to be an account of a credit card alone, for which nobody asks for owners. */
  readonly isCardAlone: boolean;
  readonly isCompany: boolean;
  readonly isPrepared: boolean;
  readonly answered: readonly number[];
  /** How many contacts of each type there are. */
  readonly people: Readonly<Record<string, number>>;
  readonly ids: Readonly<Record<string, string>>;
  /** What owners hold together, in percent; whether somebody has or had a political office, and whether there are numbers of the partner’s clients. */
  readonly shares: number;
  readonly isExposed: boolean;
  readonly hasNumbers: boolean;
  readonly hasCard: boolean;
  /** Whose identity cards are known: the person by the number. */
  readonly cards: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, number>>;
  readonly jump: { readonly from: string; readonly furthest: number } | null;
}

type Row = OracleRow<KnownBusiness>;
type When = NonNullable<Row['when']>;

const steps = ['resume', 'basics', 'address', 'people', 'holders', 'payment', 'marketing', 'finish'];
const created = [...steps, 'completed'];
/** In the lists of which step contacts of a type stand. */
const stepOf: Readonly<Record<string, number>> = {
  beneficial_owner_individual: 3,
  beneficial_owner_company: 3,
  director_individual: 3,
  director_company: 3,
  authorised_signatory: 3,
  owner_partner: 3,
  politically_exposed_person: 3,
  principal_account_holder: 4,
  additional_card_holder: 4,
  account: 4,
  client_number: 5,
};

const isAnswered = ({ fields }: SentEvent): boolean => Object.keys(Object(fields)).length > 0;
const many = ({ people }: KnownBusiness, ...types: readonly string[]): number =>
  types.reduce((sum, type) => sum + (people[type] ?? 0), 0);

/** Whether the lists of a step name whom the bank asks for. */
function areNamed(known: KnownBusiness, step: number, fields: unknown): boolean {
  if (step === 3) {
    if (known.isCardAlone) return true;
    const isExposed = Object(fields).pep === true;
    if (isExposed && many(known, 'politically_exposed_person') === 0) return false;
    return known.isCompany
      ? many(known, 'beneficial_owner_individual', 'beneficial_owner_company') > 0 &&
          known.shares === 100 &&
          many(known, 'director_individual', 'director_company') > 0 &&
          many(known, 'authorised_signatory') > 0
      : many(known, 'owner_partner') > 0;
  }
  if (step === 4) {
    const holders = many(known, 'principal_account_holder');
    return holders >= 1 && holders <= (known.isCardAlone ? 1 : 3) && many(known, 'additional_card_holder') <= 2;
  }
  return step !== 5 || Object(fields).payment !== true || many(known, 'client_number') > 0;
}

const isValid =
  (step: number): When =>
  (known, event) =>
    event['step'] === step &&
    // Holders are named in lists; client numbers may be left open, but not the card of a card account.
    (isAnswered(event) || step === 4 || (step === 5 && !known.isCardAlone)) &&
    areNamed(known, step, event['fields']);

const renewal: When = ({ isPrepared }, { actor }) => isPrepared && Object(actor).role === 'applicant';
const saved: Pick<Row, 'keeps' | 'tells'> = {
  keeps: (known, event) => (renewal(known, event) ? { isPrepared: false } : {}),
  tells: (known, event) => (renewal(known, event) ? ['renewCode'] : []),
};
const save = (from: string, step: number, to: string): Row => ({
  from,
  on: 'step.save',
  when: isValid(step),
  to,
  ...saved,
});
const back = (from: string, to: string): Row => ({ from, on: 'step.back', to });

const kept = ({ documents }: KnownBusiness, { documentType, count }: SentEvent): Partial<KnownBusiness> => ({
  documents: { ...documents, [String(documentType)]: (documents[String(documentType)] ?? 0) + Number(count) },
});

const businessRows: readonly Row[] = [
  {
    from: 'start',
    on: 'application.create',
    when: (_, event) => isAnswered(event),
    to: 'address',
    keeps: (_, { actor }) => ({ isPrepared: Object(actor).role !== 'applicant' }),
  },
  save('basics', 1, 'address'),
  {
    ...save('address', 2, ''),
    to: ({ isCardAlone }) => (isCardAlone ? 'holders' : 'people'),
  },
  // Who names the holders together with the other people, before being asked for them, passes their step by.
  {
    ...save('people', 3, ''),
    to: (known) => (known.furthest === 3 && areNamed(known, 4, {}) ? 'payment' : 'holders'),
  },
  save('holders', 4, 'payment'),
  save('payment', 5, 'marketing'),
  save('marketing', 6, 'finish'),
  back('address', 'basics'),
  back('people', 'address'),
  { ...back('holders', ''), to: ({ isCardAlone }) => (isCardAlone ? 'address' : 'people') },
  back('payment', 'holders'),
  back('marketing', 'payment'),
  back('finish', 'marketing'),
  {
    from: steps,
    on: 'step.goTo',
    when: ({ furthest }, { step }) => Number(step) <= furthest,
    to: ({ isCardAlone }, { step }) => (step === 3 && isCardAlone ? 'address' : (steps[Number(step)] ?? '')),
  },
  { from: 'resume', on: 'application.resume', to: 'basics', keeps: () => ({ furthest: 7 }) },
  // It is found where it was left.
  { from: created.filter((state) => state !== 'resume'), on: 'application.resume' },
  ...['marketing', 'finish', 'completed'].map((from): Row => ({ from, on: 'documents.uploaded', keeps: kept })),
];

const derivedOf = ({ steps, contacts }: KeptAnswers) => ({
  isCardAlone: steps[1]?.['is_credit_card_account'] === true,
  isCompany: steps[1]?.['isCompany'] === true,
  shares: contacts
    .filter(({ contact_type: type, parent_id }) => type.startsWith('beneficial_owner') && parent_id === null)
    .reduce((sum, { fields }) => sum + Number(fields['shares'] ?? 0), 0),
  isExposed: steps[3]?.['pep'] === true,
  hasNumbers: steps[5]?.['payment'] === true,
  hasCard: (steps[5]?.['izola_pro_credit_card'] ?? '') !== '',
  cards: Object.fromEntries(
    contacts.flatMap(({ fields }) => ('idcard' in fields ? [[String(fields['idcard']), personOf(fields)]] : [])),
  ),
  answered: Object.keys(steps).map(Number),
  people: Object.fromEntries(
    contacts.map(({ contact_type: type }) => [type, contacts.filter((one) => one.contact_type === type).length]),
  ),
  ids: Object.fromEntries(contacts.map(({ id, contact_type: type }) => [id, type])),
});

function knownOf({ context }: { readonly context: BusinessContext }): Omit<KnownBusiness, 'state'> {
  const { furthestStep, preparedBy, documents, jump } = context;
  return {
    furthest: furthestStep,
    isPrepared: preparedBy !== null,
    ...derivedOf(context),
    documents,
    jump: jump && { from: jump.from, furthest: jump.furthestStep },
  };
}

const isWhole = (known: KnownBusiness): boolean =>
  [1, 2, 4, 5, 6, ...(known.isCardAlone ? [] : [3])].every((step) => known.answered.includes(step)) &&
  areNamed(known, 3, { pep: known.isExposed }) &&
  areNamed(known, 4, {}) &&
  areNamed(known, 5, { payment: known.hasNumbers }) &&
  (known.hasCard || !known.isCardAlone);

/** How many contacts of a type stand beside each other at most. */
function most({ isCardAlone }: KnownBusiness, type: string): number {
  if (type === 'principal_account_holder') return isCardAlone ? 1 : 3;
  return type === 'additional_card_holder' ? 2 : 100;
}

/** Whether the answers ask for contacts of a type: owners and directors of companies, partners of traders. */
function isAsked({ isCardAlone, isCompany }: KnownBusiness, type: string): boolean {
  if (stepOf[type] !== 3) return true;
  if (isCardAlone) return false;
  return type === 'politically_exposed_person' || (type === 'owner_partner') !== isCompany;
}

/** A card belongs to one person, who may have several roles. */
const personOf = ({ name, surname, birthday }: Readonly<Record<string, unknown>>): string =>
  [name, surname, birthday].join(' ').toLowerCase();

/** Whether what is said of a contact is what its type asks for: persons have cards, companies a name, owners a share. */
function isSaid(type: string, { name, company, shares, ...more }: Readonly<Record<string, unknown>>): boolean {
  if (type === 'client_number') return more['client_number'] !== undefined;
  if (type === 'politically_exposed_person') return more['pep_name'] !== undefined;
  if (type === 'account') return more['idcard'] === undefined && (name !== undefined || company !== undefined);
  // What is said beyond that is refused.
  const isOwner = type.startsWith('beneficial_owner');
  if (type !== 'owner_partner' && isOwner !== (shares !== undefined)) return false;
  return (type.endsWith('_company') ? company : name) !== undefined;
}

const contactRows = [3, 4, 5].flatMap((step): Row[] => {
  const from = steps[step] ?? '';
  const isOf = (type: unknown): boolean => stepOf[String(type)] === step;
  return [
    {
      from,
      on: 'contact.save',
      when: (known, { contact_type: type, data, id }) =>
        isOf(type) &&
        isSaid(String(type), Object(data)) &&
        (!String(type).startsWith('beneficial_owner') || known.shares + Number(Object(data).shares) <= 100) &&
        known.ids[String(id)] === undefined &&
        (known.people[String(type)] ?? 0) < most(known, String(type)) &&
        isAsked(known, String(type)) &&
        [undefined, personOf(Object(data))].includes(known.cards[String(Object(data).idcard)]),
      ...saved,
    },
    {
      from,
      on: 'contact.delete',
      when: ({ ids }, { contact_id }) => isOf(ids[String(contact_id)]),
      ...saved,
    },
  ];
});

const mayStandAt = (known: KnownBusiness, state: unknown): boolean =>
  state === 'completed'
    ? isWhole(known)
    : steps.some((one) => one === state) && !(state === 'people' && known.isCardAlone);

const adminRows: readonly Row[] = [
  {
    from: created,
    on: 'application.jump',
    when: (known, { state }) => mayStandAt(known, state),
    to: (_, { state }) => String(state),
    keeps: ({ state, furthest }) => ({ jump: { from: state, furthest } }),
  },
  {
    from: created,
    on: 'application.undo',
    when: (known) => known.jump !== null && mayStandAt(known, known.jump.from),
    to: ({ jump }) => jump?.from ?? '',
    keeps: ({ jump }) => ({ jump: null, furthest: jump?.furthest ?? 0 }),
  },
];

/** What the application for a business account does, as it was agreed. */
export const businessOracle: Oracle<KnownBusiness> = {
  rows: [
    ...businessRows,
    ...contactRows,
    {
      from: ['people', 'holders'],
      on: 'contacts.save',
      when: (known, { contacts }) =>
        Object.values<unknown>(Object(contacts)).every((contact) =>
          isAsked(known, String(Object(contact).contact_type)),
        ),
      ...saved,
    },
    {
      from: steps,
      on: 'help.save',
      when: (known, event) =>
        Number(event['step']) <= known.furthest &&
        known.answered.includes(Number(event['step'])) &&
        (event['step'] !== 3 || !known.isCardAlone) &&
        // What an applicant agreed to nobody changes for them.
        (event['step'] === 6 || isValid(Number(event['step']))(known, event)),
      tells: ['tellOfHelp'],
    },
    { from: 'finish', on: 'application.finish', when: isWhole, to: 'completed', tells: ['confirmReceipt'] },
    ...adminRows,
  ],
  reaches: { ...Object.fromEntries(steps.map((state, step) => [state, step])), completed: 7 },
  start: { state: 'start', furthest: 0, isPrepared: false, documents: {}, jump: null },
  answers: businessAnswerTable,
  derivedOf,
  knownOf,
};
