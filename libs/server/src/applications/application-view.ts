import { allowedEvents, factsOf, publicFactsOf, type Actor, type Statuses } from '@statewise/flow';
import { languageOr } from '@statewise/i18n';
import type { Proposal } from '@statewise/contract';
import { isInsider } from '../platform/auth/access.js';
import type { Outcome, StoredApplication } from '../engine/stored-application.js';
import { isMasked, masked, maskedFacts } from './masking.js';

/** An application as every answer of the wire contract shows it. */
export function viewOf({ flow, application: a, snapshot: { context } }: Outcome) {
  return {
    code: codeShown(a),
    flow: a.flow,
    state: a.state,
    version: a.version,
    current_step: a.current_step,
    furthest_step: a.furthest_step,
    ...statusesOf(flow.statuses?.(context)),
    ...flow.view?.(context),
    locale: languageOr(a.locale),
    created_at: a.created_at.toISOString(),
    updated_at: a.updated_at.toISOString(),
  };
}

/** The code that the call brought: none for an id, and never another one; insiders ask for codes separately. */
function codeShown({ namedBy, code, admin_code }: StoredApplication): string | null {
  return namedBy === 'id' ? null : namedBy === 'adminCode' ? (admin_code ?? null) : code;
}

/** What the wire contract calls the statuses that flows declare: a name that is put together anew costs a search each time. */
const statusNames = new Map<string, string>();

/** A flow without statuses shows none. */
function statusesOf(statuses: Statuses | undefined): Readonly<Record<string, number>> {
  const shown: Record<string, number> = {};
  for (const [type, value] of Object.entries(statuses ?? {})) {
    const name = statusNames.get(type) ?? `${type}_status_id`;
    statusNames.set(type, name);
    shown[name] = value;
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
  return { ...viewOf(outcome), id, ...(actor.role === 'admin' && { is_admin: true, ...opened }) };
}

/** The same with the chart's facts, so that a client can run it; why an admin jumped is the bank's own business. */
export function platformAnswer(outcome: Outcome, actor: Actor) {
  const { context } = outcome.snapshot;
  const known = actor.role === 'admin' ? factsOf(context) : publicFactsOf(context);
  const facts = isMasked(actor, context) ? maskedFacts(known) : known;
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
    allowed_events: allowedEvents(flow, snapshot, actor, at),
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
