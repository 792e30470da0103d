import {
  allowedEvents,
  decide as decideEvent,
  factsOf,
  initialSnapshot,
  isSaving,
  lostSnapshot,
  pickPayload,
  regionsOf,
  snapshotFrom,
  stateOf,
  stepOf,
  typedAfter,
  type Actor,
  type Contact,
  type Decision,
  type Flow,
  type FlowContext,
  type FlowEvent,
  type FlowSnapshot,
  type StoredSnapshot,
  type UnstampedEvent,
} from '@statewise/flow';
import type { Fields } from '@statewise/fields';
import type { StateValue } from 'xstate';
import { sameJson } from '../platform/database/same-json.js';
import { Problem } from '../platform/problem/problem.js';
import { newCode, renewCode } from './application-codes.js';
import { awaitsMigration, broughtUp, demandKnownRelease } from './brought-up.js';
import { migrationEntry } from './migration-entry.js';
import type { ActionCall, ReachingHandler, RegisteredFlow, WritingHandler } from './flow-registry.js';
import {
  eventsFor,
  whereabouts,
  type ApplicationChange,
  type ChangedContacts,
  type ChangedStep,
  type NewTransition,
  type StoredApplication,
} from './stored-application.js';

// From a stored application to what its chart makes of an event, and the rows that this changes: nothing here writes.

/** Something to be done in the world once the save stands. */
export interface Effect {
  readonly action: string;
  readonly handler: WritingHandler | ReachingHandler;
  readonly call: ActionCall;
}

/** What an event and the answers of its own actions came to. */
export interface Run {
  readonly before: FlowSnapshot;
  readonly snapshot: FlowSnapshot;
  readonly transitions: readonly NewTransition[];
  readonly effects: readonly Effect[];
  /** Whether the chart wants the application to have another code. */
  readonly renewsCode: boolean;
  /** What is still typed of the steps whose answers its events brought, by their numbers; a step that is left out is as it was. */
  readonly drafts: ReadonlyMap<number, Fields | null>;
}

/** Who sends an event, from where, and the version that they last saw. */
export interface Sender {
  readonly actor: Actor;
  readonly version?: number;
  /** Absent where it did not come over the network. */
  readonly address?: string;
  /** Whether the server words the event for who sends it. */
  readonly isWorded?: boolean;
}

/** A chart that keeps answering itself is a mistake; no flow needs more than a handful of answers. */
const longestRun = 20;

/**
 * The snapshot of a stored application, brought to the flow's present version first. Throws `APPLICATION.LOST` where no state of
 * the chart is that of the application.
 */
export function snapshotOf(flow: Flow, stored: StoredApplication): FlowSnapshot {
  demandKnownRelease(flow, stored);
  try {
    return presentSnapshot(flow, stored);
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('APPLICATION.LOST', { members: whereabouts(stored) });
    throw error;
  }
}

/** The same for who only looks: of an application whose state the chart does not have, all that is known. */
export function shownSnapshot(flow: Flow, stored: StoredApplication): FlowSnapshot {
  demandKnownRelease(flow, stored);
  try {
    return presentSnapshot(flow, stored);
  } catch (error) {
    if (error instanceof RangeError) return lostSnapshot(asStored(stored));
    throw error;
  }
}

/** The snapshot in the flow’s present version. Throws a `RangeError` that names what is missing where it has no place there. */
export function presentSnapshot(flow: Flow, stored: StoredApplication): FlowSnapshot {
  return snapshotFrom(flow, asStored(broughtUp(flow, stored)));
}

function asStored(stored: StoredApplication): StoredSnapshot {
  const steps: Record<number, Fields> = {};
  const setAside: Record<number, Fields> = {};
  for (const { step_number, fields, set_aside } of stored.steps) {
    if (fields !== null) steps[step_number] = fields;
    if (set_aside !== null) setAside[step_number] = set_aside;
  }
  const { state, facts, contacts } = stored;
  return { state, regions: stored.regions as StateValue | null, facts, steps, setAside, contacts };
}

/**
 * Takes events one after the other, each with the events by which its actions are answered at once. `stored` is absent
 * while an application is being created. Throws the problem that says why the chart refuses.
 */
export async function runEvents(
  registered: RegisteredFlow,
  stored: StoredApplication | undefined,
  sent: readonly UnstampedEvent[],
  sender: Sender,
): Promise<Run> {
  const { flow, handlers } = registered;
  const before = stored ? snapshotOf(flow, stored) : initialSnapshot(flow);
  const transitions: NewTransition[] =
    stored && awaitsMigration(flow, stored) ? [migrationEntry(flow, stored, before)] : [];
  const application = stored && broughtUp(flow, stored);
  const effects: Effect[] = [];
  let snapshot = before;
  let renewsCode = false;
  const drafts = new Map<number, Fields | null>();
  for (const one of sent) {
    const events = [await prepared(registered, application, snapshot, one, sender)];
    for (let event = events.shift(); event; event = events.shift()) {
      const taken = decideEvent(flow, snapshot, event);
      if (!taken.taken) throw refused(registered, application, snapshot, event, taken);
      transitions.push(logEntry(flow, stored, snapshot, taken.snapshot, event, transitions.at(-1)));
      if (isSaving(event)) {
        const { step } = event;
        const typed = application?.steps.find(({ step_number }) => step_number === step)?.draft ?? {};
        drafts.set(step, typedAfter(event, typed, snapshot.context.steps[step], taken.snapshot.context.steps[step]));
      }
      snapshot = taken.snapshot;
      if (transitions.length > longestRun) throw new Error(`flow ${flow.id} does not come to rest after ${one.type}`);
      for (const action of taken.actions) {
        renewsCode ||= action.type === renewCode;
        const handler = handlers[action.type];
        if (!handler) continue;
        const call: ActionCall = {
          context: snapshot.context,
          event,
          params: action.params,
          ...(application && { application }),
        };
        if (handler.kind === 'answer') {
          const answer: UnstampedEvent = await handler.answer(call);
          events.push({ ...answer, at: event.at, actor: { role: 'system' } });
        } else effects.push({ action: action.type, handler, call });
      }
    }
  }
  return { before, snapshot, transitions, effects, renewsCode, drafts };
}

/** An event with its declared payload, with what only the server says, and stamped over anything that a client claims there. */
async function prepared(
  registered: RegisteredFlow,
  stored: StoredApplication | undefined,
  snapshot: FlowSnapshot,
  { type, ...claimed }: UnstampedEvent,
  sender: Sender,
): Promise<FlowEvent> {
  const { flow } = registered;
  const { actor, address, version, isWorded = false } = sender;
  const declared = Object.hasOwn(flow.events, type) ? flow.events[type] : undefined;
  const stamp = { type, at: new Date().toISOString(), actor };
  if (declared?.local || (declared?.internal && !isWorded))
    throw refused(registered, stored, snapshot, stamp, { taken: false, unmet: [] });
  const picked = pickPayload(flow, { ...claimed, type }, 'drop');
  if (picked.errors)
    throw new Problem('REQUEST.FIELDS', { errors: picked.errors, members: whereItIs(flow, stored, snapshot) });
  const isPrepared = declared?.needsServerFields?.(picked.event) ?? true;
  const request = {
    context: snapshot.context,
    actor,
    ...(stored && { application: stored }),
    ...(address !== undefined && { address }),
  };
  const said = isPrepared ? await registered.prepare(picked.event, request) : picked.event;
  // What is known of every sender, where the event's declaration wants it: who answers for it, and what was looked at.
  const { serverFields = {} } = declared ?? {};
  const person = actor.person ?? actor.id;
  return {
    ...said,
    ...('person' in serverFields && person !== undefined && { person }),
    ...('seen' in serverFields && version !== undefined && { seen: version }),
    ...stamp,
  };
}

function logEntry(
  flow: Flow,
  stored: StoredApplication | undefined,
  before: FlowSnapshot,
  after: FlowSnapshot,
  event: FlowEvent,
  previous: NewTransition | undefined,
): NewTransition {
  const { at, actor, ...payload } = event;
  const to = stateOf(flow, after);
  const shares = flow.events[event.type]?.shares;
  return {
    seq: (previous?.seq ?? stored?.version ?? 0) + 1,
    event: payload,
    from_state: stateOf(flow, before),
    to_state: to,
    actor_role: actor.role,
    actor_id: actor.id ?? null,
    at,
    current_step: stepOf(flow, to)?.step ?? previous?.current_step ?? stored?.current_step ?? 1,
    furthest_step: after.context.furthestStep,
    ...(shares && { shares }),
  };
}

/** The steps whose answers an event changed, as rows, those that it saved with their drafts. Unchanged ones are the very same object. */
export function changedSteps(
  before: Pick<FlowContext, 'steps' | 'setAside'>,
  after: Pick<FlowContext, 'steps' | 'setAside'>,
  drafts?: Run['drafts'],
): ChangedStep[] {
  if (before.steps === after.steps && before.setAside === after.setAside) return [];
  const changed: ChangedStep[] = [];
  for (const name of Object.keys({ ...after.steps, ...before.steps, ...after.setAside, ...before.setAside })) {
    const n = Number(name);
    if (before.steps[n] === after.steps[n] && before.setAside[n] === after.setAside[n]) continue;
    const row = { step_number: n, fields: after.steps[n] ?? null, set_aside: after.setAside[n] ?? null };
    const draft = drafts?.get(n);
    changed.push(draft === undefined ? row : { ...row, draft });
  }
  return changed;
}

/** The contacts that an event changed; unchanged ones are the very same object. */
function changedContacts(before: readonly Contact[], after: readonly Contact[]): ChangedContacts | undefined {
  const known = new Set(before);
  const present = new Set(after.map(({ id }) => id));
  const written = after.filter((contact) => !known.has(contact));
  const removed = before.flatMap(({ id }) => (present.has(id) ? [] : [id]));
  return written.length > 0 || removed.length > 0 ? { written, removed } : undefined;
}

/** What a run changed of a stored application; undefined when it left everything as it was, e.g. resuming where one stands, and need not be logged. */
export function changeOf(
  flow: Flow,
  stored: StoredApplication,
  run: Run,
  isLogged = false,
): ApplicationChange | undefined {
  const { before, snapshot, transitions, effects, renewsCode, drafts } = run;
  const is = snapshot.context;
  // Those that a migration moved to another kind, or set aside; most applications await none.
  const { documents: kept = [] } = broughtUp(flow, stored);
  const documents = kept.filter((one, n) => !sameJson(one, stored.documents?.[n]));
  const was = awaitsMigration(flow, stored) ? asStored(stored) : before.context;
  const last = transitions.at(-1);
  const steps = changedSteps(was, is, drafts);
  // A step that is saved as it was before is written where something else is typed.
  for (const step of stored.steps) {
    const draft = step.draft === null ? undefined : drafts.get(step.step_number);
    if (draft !== undefined && !steps.some(({ step_number }) => step_number === step.step_number))
      steps.push({ ...step, draft });
  }
  const change = {
    state: last?.to_state ?? stored.state,
    regions: regionsOf(flow, snapshot),
    facts: factsOf(is),
    version: stored.version + transitions.length,
    flow_version: flow.version,
    current_step: last?.current_step ?? stored.current_step,
    furthest_step: is.furthestStep,
    ...(was === before.context ? { steps } : movedAnswers(flow, stored, steps, run)),
    contacts: was.contacts === is.contacts ? undefined : changedContacts(was.contacts, is.contacts),
    ...(documents.length > 0 && { documents }),
    newCode: renewsCode ? newCode() : undefined,
    transitions,
  };
  const isIdle =
    !isLogged &&
    change.state === stored.state &&
    change.flow_version === stored.flow_version &&
    transitions.length === 1 &&
    change.steps.length === 0 &&
    change.contacts === undefined &&
    effects.length === 0 &&
    sameJson(change.facts, stored.facts) &&
    sameJson(change.regions, stored.regions);
  return isIdle ? undefined : change;
}

/** The steps that a run with a migration changed: drafts move with their answers, and what was left behind is emptied. */
function movedAnswers(
  flow: Flow,
  stored: StoredApplication,
  changed: readonly ChangedStep[],
  { snapshot, drafts: stillTyped }: Run,
): Pick<ApplicationChange, 'steps' | 'left'> {
  const present = broughtUp(flow, stored);
  const answers = new Map<number, ChangedStep>(changed.map((step) => [step.step_number, step]));
  const drafts = new Map(present.steps.map(({ step_number, draft }) => [step_number, draft]));
  const former = new Map(stored.steps.map(({ step_number, draft }) => [step_number, draft]));
  const { steps, setAside } = snapshot.context;
  for (const n of new Set([...drafts.keys(), ...former.keys(), ...answers.keys()])) {
    const draft = (stillTyped.has(n) ? stillTyped : drafts).get(n) ?? null;
    if (!answers.has(n) && sameJson(draft, former.get(n) ?? null)) continue;
    answers.set(n, { step_number: n, fields: steps[n] ?? null, set_aside: setAside[n] ?? null, draft });
  }
  const left = Object.keys(stored.former ?? {}).filter((name) => present.former?.[name] === undefined);
  return { steps: [...answers.values()], left };
}

/** The chart refuses: because of the fields, if it says so, else because of where the application is. */
function refused(
  { flow, reportDefect }: RegisteredFlow,
  stored: StoredApplication | undefined,
  snapshot: FlowSnapshot,
  event: FlowEvent,
  { errors, defect }: Extract<Decision, { readonly taken: false }>,
): Problem {
  if (defect) reportDefect(defect, stateOf(flow, snapshot), event.type);
  const where = whereItIs(flow, stored, snapshot);
  if (errors) return new Problem('REQUEST.FIELDS', { errors, members: where });
  const { actor, at } = event;
  const allowed_events = stored
    ? eventsFor(flow, snapshot, stored, actor, at)
    : allowedEvents(flow, snapshot, actor, at);
  return new Problem('APPLICATION.REFUSED', { members: { ...where, allowed_events } });
}

/** Where an application is, or only the state of one that does not exist yet. */
function whereItIs(flow: Flow, stored: StoredApplication | undefined, snapshot: FlowSnapshot) {
  return stored ? whereabouts(stored) : { state: stateOf(flow, snapshot) };
}
