import { belgianVat } from '@statewise/fields';
import type { Flow, UnstampedEvent } from '@statewise/flow';
import type { SentEvent } from '@statewise/flow/testing';
import { businessAccountFlow } from '../e-banking/flow.js';
import { loanApplicationFlow } from '../loan-application/flow.js';

/** What a path meets on a server that knows other applications too. */
export interface ServerWorld {
  /** Digits that no other application has. */
  readonly number: string;
  /** The promotion that is on offer. */
  readonly promotion: number;
  /** The server's own ids of contacts, by those of the path. */
  readonly contacts: ReadonlyMap<string, string>;
}

/** Answers of step three that make the risk rules say what the path wants to hear. */
const leadingTo: Readonly<Record<number, object>> = {
  1: {},
  // A smaller loan would have passed.
  2: { net_monthly_income: 900, housing_cost: 800, co_borrower_income: 0 },
  3: { employment_length: 'lt_1' },
};

/** The ids by which a path knows the contacts that an event added, each with the one that the server gave it. */
export function addedContacts(
  { id, ids }: SentEvent,
  contacts: readonly { readonly id: string }[],
  known: ServerWorld['contacts'],
): readonly (readonly [id: string, added: string])[] {
  const own = typeof ids === 'object' && ids !== null ? Object.values(ids) : [id];
  const met = new Set(known.values());
  const added = contacts.filter((contact) => !met.has(contact.id)).map((contact) => contact.id);
  return added.toSorted().flatMap((one, at) => (typeof own[at] === 'string' ? [[own[at], one] as const] : []));
}

type Answers = Readonly<Record<string, unknown>>;

/** What a flow's answers have to be, at a place of a path, for a server to take them as the chart does. */
const ownAnswers: Readonly<Record<string, (path: readonly SentEvent[], at: number, world: ServerWorld) => Answers>> = {
  [loanApplicationFlow.id]: (path, at, { promotion }) => {
    const risk = path.slice(at).find(({ type }) => type === 'risk.analysed');
    const isStepThree = path[at]?.type === 'step.save' && path[at]['step'] === 3;
    return {
      consumer_loan_application_promotion_id: promotion,
      ...(isStepThree && risk && leadingTo[Number(risk['result'])]),
    };
  },
  [businessAccountFlow.id]: (_path, _at, { number }) => ({ vat: belgianVat(Number(number)) }),
};

/** Answers that are replaced only where the path has some, besides those that lead to what it wants to hear. */
const replaced = new Set(['consumer_loan_application_promotion_id', 'co_borrower_income', 'vat']);

/** Returns the event at `at` of a path as a client sends it to a server: without the fields that the server adds. */
export function clientEvent(flow: Flow, path: readonly SentEvent[], at: number, world: ServerWorld): UnstampedEvent {
  const { type = '', actor: _, at: __, ...said } = path[at] ?? {};
  const serverFields = flow.events[type]?.serverFields ?? {};
  const members = Object.entries(said).flatMap(([name, value]) => {
    if (Object.hasOwn(serverFields, name)) return [];
    if (name === 'contact_id' || name === 'parent_id') return [[name, world.contacts.get(String(value)) ?? value]];
    return [[name, name === 'fields' ? answersOf(flow, value, path, at, world) : value]];
  });
  return { ...Object.fromEntries(members), type };
}

function answersOf(
  flow: Flow,
  value: unknown,
  path: readonly SentEvent[],
  at: number,
  world: ServerWorld,
): Answers | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = Object.entries(ownAnswers[flow.id]?.(path, at, world) ?? {});
  const kept = own.filter(([name]) => !replaced.has(name) || Object.hasOwn(value, name));
  return Object.keys(value).length === 0 ? {} : { ...value, ...Object.fromEntries(kept) };
}
