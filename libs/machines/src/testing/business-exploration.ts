import type { AnyMachineSnapshot } from 'xstate';
import { stateOf, type Contact } from '@statewise/flow';
import {
  emptyAnswers,
  eventSamples,
  takeInFlow,
  ChartPath,
  explore,
  type Coverage,
  type Exploration,
  type SentEvent,
  type Situation,
} from '@statewise/flow/testing';
import { missingAnswers } from '../e-banking/answers.js';
import { businessAccountFlow } from '../e-banking/flow.js';
import {
  adding,
  businessCreation,
  businessFinish,
  businessSaving,
  cardWay,
  companyWay,
  deleting,
  onePersonWay,
  traderWay,
} from './business-samples.js';

/** What the samples of the declaration leave out: credit cards, and contacts that are valid of their type. */
export const businessEventSamples: readonly SentEvent[] = [
  ...eventSamples(businessAccountFlow),
  ...emptyAnswers(eventSamples(businessAccountFlow)),
  businessCreation({ account_type: 'credit_card' }),
  businessSaving(1, { account_type: 'credit_card' }),
  adding('director_individual', '1'),
  adding('additional_card_holder', '2'),
  adding('client_number', '3'),
  ...['1', '2', '3'].map(deleting),
];

/** What the rules look at; two situations that agree in it behave alike. */
function situationOf(snapshot: AnyMachineSnapshot): string {
  const { context } = snapshot;
  const { account_type } = context.steps[1] ?? {};
  const ids = ['1', '2', '3'].filter((id) => context.contacts.some((contact: Contact) => contact.id === id));
  const isWhole = missingAnswers(context, businessFinish) === undefined;
  return [
    stateOf(businessAccountFlow, snapshot),
    context.furthestStep,
    account_type,
    isWhole,
    context.jump?.from,
    ids,
  ].join('|');
}

const afterAJump = new Set(['application.undo', 'application.resume', 'step.back']);
const events = ({ context }: AnyMachineSnapshot) =>
  context.jump ? businessEventSamples.filter(({ type }) => afterAJump.has(type)) : businessEventSamples;

/** The lists are too long to be filled by trying: the exploration starts from everywhere on the ways of four businesses. */
const waysIn = (): Situation[] =>
  [companyWay, onePersonWay, traderWay, cardWay].flatMap((way) =>
    [...way.keys()].map((last) => {
      const path = way.slice(0, last + 1);
      return { path, snapshot: ChartPath.through(businessAccountFlow).send(...path).snapshot };
    }),
  );

/** How the chart of the business account is walked until every transition was taken. */
export function businessAccounts(): Exploration {
  const start: Situation = { path: [], snapshot: ChartPath.through(businessAccountFlow).snapshot };
  return { events, keyOf: situationOf, startFrom: [start, ...waysIn()], take: takeInFlow(businessAccountFlow) };
}

/** Walks it so. */
export function exploreBusinessAccount(): Coverage {
  return explore(businessAccountFlow.machine, businessAccounts());
}
