import {
  factsOf,
  isEnd,
  isLost,
  publicFactsOf,
  statusValue,
  type Actor,
  type Flow,
  type FlowContext,
} from '@statewise/flow';
import { languageOr } from '@statewise/i18n';
import type { Proposal } from '@statewise/contract';
import { isInsider } from '../platform/auth/access.js';
import { eventsFor, type Outcome, type StoredApplication } from '../engine/stored-application.js';

/** An application as every answer of the wire contract shows it. */
function viewOf({ flow, application, snapshot }: Outcome) {
  const { context } = snapshot;
  return {
    ...storedView(application),
    ...statusesOf(flow, context),
    ...flow.view?.(context),
    ...(isLost(flow, snapshot) && { unreadable: 'lost' as const }),
  };
}

/** The same for the bank's own people, with whether it has come to an end. */
export const insidersView = (outcome: Outcome) => ({
  ...viewOf(outcome),
  is_ended: isEnd(outcome.flow, outcome.application.state),
  ...(isForTests(outcome.snapshot.context) && { is_test: true }),
});

/** What is shown of it whatever its flow. */
export function storedView(a: StoredApplication) {
  return {
    // None for an id, and never another one than the call brought; insiders ask for codes separately.
    code: a.namedBy === 'id' ? null : a.namedBy === 'adminCode' ? (a.admin_code ?? null) : a.code,
    flow: a.flow,
    state: a.state,
    version: a.version,
    current_step: a.current_step,
    furthest_step: a.furthest_step,
    locale: languageOr(a.locale),
    created_at: a.created_at.toISOString(),
    updated_at: a.updated_at.toISOString(),
  };
}

/** What the wire contract calls the statuses that flows declare: a name that is put together anew costs a search each time. */
const statusNames = new Map<string, string>();

/** In the order in which they are declared: stored facts have another one. A flow without statuses shows none. */
function statusesOf({ statusTypes = [], statuses }: Flow, context: FlowContext): Readonly<Record<string, number>> {
  const shown: Record<string, number> = {};
  const values = statuses?.(context);
  for (const { type } of statusTypes) {
    const name = statusNames.get(type) ?? `${type}_status_id`;
    statusNames.set(type, name);
    shown[name] = values?.[type] ?? statusValue.absent;
  }
  return shown;
}

/** An application as an endpoint of its own flow answers it. */
export function applicationAnswer(outcome: Outcome, actor: Actor) {
  return { success: true, application: applicationView(outcome, actor) };
}

/** The same, beside what else an answer has. */
export function applicationView(outcome: Outcome, actor: Actor) {
  const { public_id: id, admin_code, namedBy } = outcome.application;
  if (!isInsider(actor)) return viewOf(outcome);
  const opened = namedBy === 'adminCode' && { admin_code };
  return { ...insidersView(outcome), id, ...(actor.role === 'admin' && { is_admin: true, ...opened }) };
}

/** The same with the chart's facts, so that a client can run it; why an admin jumped is the bank's own business. */
export function platformAnswer(outcome: Outcome, actor: Actor) {
  const { context } = outcome.snapshot;
  const known = actor.role === 'admin' ? factsOf(context) : publicFactsOf(context);
  const facts = isMasked(actor, context) ? maskedFacts(known, outcome.flow) : known;
  return { success: true, application: { ...applicationView(outcome, actor), facts } };
}

/** The same after an event, with what now waits for a second person; it is told to who may decide. */
export function changedAnswer(outcome: Outcome, actor: Actor) {
  const answer = platformAnswer(outcome, actor);
  const proposal = isDecider(actor) ? factsOf(outcome.snapshot.context)['proposal'] : undefined;
  return { ...answer, ...(isProposal(proposal) && { proposal }) };
}

/** Whether a role decides on applications at all. */
export const isDecider = ({ role }: Actor): boolean => role === 'staff' || role === 'admin';

export const isProposal = (fact: unknown): fact is Proposal =>
  typeof fact === 'object' && fact !== null && 'by' in fact && 'reason' in fact;

/** Everything that a client needs to go on with an application, and the events that this actor can send now. */
export function readAnswer(outcome: Outcome, actor: Actor, at: string) {
  const { application, flow, snapshot } = outcome;
  const show = isMasked(actor, snapshot.context) ? masked : <T>(value: T): T => value;
  return {
    ...platformAnswer(outcome, actor),
    data: show(answersOf(outcome)),
    set_aside: show(snapshot.context.setAside),
    drafts: show(draftsOf(application)),
    contacts: application.contacts.map(({ fields, ...contact }) => ({ ...contact, ...show(fields) })),
    allowed_events: eventsFor(flow, snapshot, application, actor, at),
  };
}

/** Rows of one step's answers, as the specification shows them. */
export interface StepDataRow {
  readonly step_number: number;
  readonly field_name: string;
  readonly field_value: string;
}

/** The answers that count as rows of text, `''` for an emptied field. */
export function stepDataRows(application: StoredApplication): StepDataRow[] {
  return [...application.steps]
    .sort((a, b) => a.step_number - b.step_number)
    .flatMap(({ step_number, fields }) =>
      Object.entries(fields ?? {}).map(([field_name, value]) => ({
        step_number,
        field_name,
        field_value: asText(value),
      })),
    );
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What is typed but not saved, by step number. */
export function draftsOf(application: StoredApplication): Record<number, object> {
  return Object.fromEntries(
    application.steps.flatMap(({ step_number, draft }) => (draft === null ? [] : [[step_number, draft]])),
  );
}

/** The answers that count, by step number. */
export function answersOf({ snapshot }: Outcome): Readonly<Record<number, object>> {
  return snapshot.context.steps;
}

/** What an application's facts or its chart's context say of who made it. */
interface Made {
  readonly preparedBy?: unknown;
}

/** What stands in place of what a tester must not read. */
const dots = '•••';

/** Whether an actor reads an application with dots in place of what its applicant said: testers do, of all but test applications. */
export function isMasked({ role }: Actor, made: Made): boolean {
  return role === 'qa' && !isForTests(made);
}

/** Whether an application is for tests: a tester made it, and no applicant took it over. */
export const isForTests = ({ preparedBy }: Made): boolean => preparedBy === 'qa';

/** The same members with dots for each value that is filled in. */
export function masked<T extends object>(value: T): T {
  return maskedValue(value) as T;
}

/**
 * Facts with dots for their texts and for what their flow declares as personal, but for where an application stands and
 * who made it, which say nothing of a person.
 */
export function maskedFacts<T extends Readonly<Record<string, unknown>>>(
  facts: T,
  flow: Pick<Flow, 'personalFacts'>,
): T {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, maskedFact(name, fact, flow)])) as T;
}

/** The same of one fact, by its dotted name. */
export function maskedFact(name: string, fact: unknown, flow: Pick<Flow, 'personalFacts'>): unknown {
  if (name === 'preparedBy') return fact;
  if (flow.personalFacts?.includes(name)) return maskedValue(fact);
  if (typeof fact === 'string') return maskedText(fact);
  if (typeof fact !== 'object' || fact === null) return fact;
  // How many items there are says something, too.
  if (Array.isArray(fact)) return fact.slice(0, 1).map((item) => maskedFact(`${name}[]`, item, flow));
  const members = Object.entries(fact).map(([own, member]) => [own, maskedFact(`${name}.${own}`, member, flow)]);
  return Object.fromEntries(members);
}

function maskedValue(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (Array.isArray(value)) return value.map(maskedValue);
  if (typeof value !== 'object') return dots;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, maskedValue(member)]));
}

/** A text with dots in its place; an empty one and none stay so. */
export const maskedText = <T extends string | null>(text: T): T | typeof dots =>
  text === null || text === '' ? text : dots;
