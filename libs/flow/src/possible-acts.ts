import { exampleOf, fieldSpecs, type FieldErrors } from '@statewise/fields';
import { allowedEvents } from './allowed-events.js';
import { decide, type Decision } from './decide.js';
import { isStateAsked } from './declare.js';
import { describeChart } from './describe-chart.js';
import type { EventDeclaration, Flow, FlowEvent, Stamp } from './flow.js';
import { stateOf, type FlowSnapshot } from './snapshot.js';
import type { JumpRoute } from './wizard/index.js';

// What a person of the bank may do with an application now, as its chart says: nothing of it is done.

/** A state that an admin could jump to. */
export interface PossibleJump {
  readonly state: string;
  readonly isAllowed: boolean;
  /** Requirements that the jump would pass over. */
  readonly passedOver: readonly string[];
  /** Requirements that may not be passed over, and do not hold. */
  readonly unmet: readonly string[];
}

/** A value that a status could be given, and what would come of it. */
export interface PossibleStatus {
  readonly type: string;
  readonly value: number;
  /** The state in which the application would then be. */
  readonly state: string;
  /** Whether a second person would have to confirm it. */
  readonly isProposal: boolean;
}

/** Events of staff that have an operation and a form of their own. */
const served: ReadonlySet<string> = new Set([
  'application.jump',
  'application.undo',
  'status.change',
  'decision.confirm',
  'decision.decline',
]);

/**
 * Types of the events by which staff could act now: those that no applicant sends, that no operation of its own serves, and
 * whose payload a form can ask for.
 */
export function possibleActs(flow: Flow, snapshot: FlowSnapshot, stamp: Stamp): string[] {
  return allowedEvents(flow, snapshot, stamp.actor, stamp.at).filter((type) => {
    const declared = flow.events[type];
    return declared !== undefined && !served.has(type) && isAct(declared) && isTaken(flow, snapshot, type, stamp);
  });
}

function isAct({ who, payload }: EventDeclaration): boolean {
  const isAsked = (kind: string): boolean => kind !== 'object' && kind !== 'list';
  return !who.roles.includes('applicant') && (!payload || fieldSpecs(payload).every(({ kind }) => isAsked(kind)));
}

/** Whether the chart would take an event with other answers, if not with those of its example. */
function isTaken(flow: Flow, snapshot: FlowSnapshot, type: string, stamp: Stamp): boolean {
  const { payload, serverFields = {} } = flow.events[type] ?? {};
  const decision = decide(flow, snapshot, { ...serverFields, ...(payload && exampleOf(payload)), type, ...stamp });
  return decision.taken || decision.errors !== undefined;
}

/** Where an admin can jump to from here, and what that would pass over. */
export function possibleJumps(flow: Flow, snapshot: FlowSnapshot, stamp: Stamp): PossibleJump[] {
  const jumps = new Map<string, PossibleJump>();
  for (const { event: type, guard } of describeChart(flow.machine).transitions) {
    const route = type === 'application.jump' ? routeOf(guard?.params) : undefined;
    if (!route || jumps.has(route.state)) continue;
    const event = { type, state: route.state, reason: '?', ...stamp };
    const decision = decide(flow, snapshot, event);
    jumps.set(route.state, {
      state: route.state,
      isAllowed: decision.taken,
      passedOver: decision.taken ? (decision.snapshot.context.jump?.unmet ?? []) : [],
      unmet: decision.taken ? [] : unmetOf(flow, snapshot, event, route),
    });
  }
  return [...jumps.values()];
}

/** Where undoing the last jump leads; undefined when it cannot be undone. */
export function possibleUndo(flow: Flow, snapshot: FlowSnapshot, stamp: Stamp): string | undefined {
  const decision = decide(flow, snapshot, { type: 'application.undo', ...stamp });
  return decision.taken ? stateOf(flow, decision.snapshot) : undefined;
}

/** The values that each status could be given now; `added` is what the server puts on such an event. */
export function possibleStatuses(flow: Flow, snapshot: FlowSnapshot, stamp: Stamp, added: object): PossibleStatus[] {
  if (!Object.hasOwn(flow.events, statusChange)) return [];
  return (flow.statusTypes ?? []).flatMap(({ type, values }) =>
    values.flatMap((value) => {
      const decision = decide(flow, snapshot, changeTo(type, value, stamp, added));
      if (!decision.taken) return [];
      const { proposal } = Object(decision.snapshot.context);
      const isProposal = typeof proposal === 'object' && proposal !== null && !changes(flow, snapshot, decision);
      return [{ type, value, state: stateOf(flow, decision.snapshot), isProposal }];
    }),
  );
}

/** Why a status cannot be given a value, by field; undefined when it can, or when only the state is in the way. */
export function statusObjection(
  flow: Flow,
  snapshot: FlowSnapshot,
  { type, value }: { readonly type: string; readonly value: number },
  stamp: Stamp,
  added: object,
): FieldErrors | undefined {
  const decision = decide(flow, snapshot, changeTo(type, value, stamp, added));
  return decision.taken ? undefined : decision.errors;
}

const statusChange = 'status.change';

function changeTo(type: string, value: number, stamp: Stamp, added: object): FlowEvent {
  return { ...added, type: statusChange, ...stamp, ...{ statusType: type, statusValue: value, reason: '?' } };
}

/** Whether a decision gives any status another value. */
function changes(flow: Flow, before: FlowSnapshot, { snapshot }: Extract<Decision, { readonly taken: true }>): boolean {
  const [was, is] = [flow.statuses?.(before.context), flow.statuses?.(snapshot.context)];
  return was !== undefined && is !== undefined && Object.keys(is).some((type) => was[type] !== is[type]);
}

function unmetOf(flow: Flow, { context }: FlowSnapshot, event: FlowEvent, { state, must }: RouteOfJump): string[] {
  const unmet = must.filter((name) => flow.rules[name]?.({ context, event }, undefined as never));
  return isStateAsked(flow, state, context) ? unmet : ['isStepAsked', ...unmet];
}

type RouteOfJump = Pick<JumpRoute, 'state' | 'must'>;

function routeOf(params: unknown): RouteOfJump | undefined {
  if (typeof params !== 'object' || params === null || !('state' in params) || !('must' in params)) return undefined;
  const { state, must } = params;
  return typeof state === 'string' && Array.isArray(must) ? { state, must: must.map(String) } : undefined;
}
