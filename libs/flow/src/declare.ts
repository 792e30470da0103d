import type { FieldsClass } from '@statewise/fields';
import { describeChart } from './describe-chart.js';
import type { EventDeclaration, Flow, Role, Stamp, Step, Steps } from './flow.js';
import { initialStateOf } from './snapshot.js';
import type { Who } from './who.js';

/** A step before it knows the name of its state. */
type UnnamedStep = Omit<Step, 'state'>;

/** A step by its number, the last part of its path, the class of its fields when it asks for any, and when it is asked for. */
export function step(number: number, path: string, fields?: FieldsClass, applies?: Step['applies']): UnnamedStep {
  return { step: number, path, ...(fields && { fields }), ...(applies && { applies }) };
}

/** The steps of a flow, each told the name of its state. */
export function defineSteps<T extends Readonly<Record<string, UnnamedStep>>>(
  steps: T,
): { readonly [K in keyof T & string]: Step<K> } {
  const named = Object.entries(steps).map(([state, unnamed]) => [state, { ...unnamed, state }]);
  return Object.fromEntries(named);
}

/** Declares a type of event: who may cause it stands first. */
export function event<P extends object = object, A extends object = object>(declared: {
  readonly who: Who;
  readonly internal?: boolean;
  readonly payload?: FieldsClass<P>;
  readonly serverFields?: A;
  readonly needsServerFields?: EventDeclaration['needsServerFields'];
  readonly description: string;
  readonly commutative?: boolean;
  readonly local?: boolean;
  readonly dryRunFor?: readonly Role[];
}): EventDeclaration<P, A> {
  const {
    who,
    internal = false,
    payload,
    serverFields = {},
    needsServerFields,
    description,
    commutative = false,
    local = false,
    dryRunFor = [],
  } = declared;
  return {
    who,
    internal,
    serverFields: { ...serverFields },
    description,
    commutative,
    local,
    dryRunFor,
    ...(payload && { payload }),
    ...(needsServerFields && { needsServerFields }),
  };
}

type PayloadOf<D> = D extends EventDeclaration<infer P, infer A> ? Readonly<P> & Readonly<Partial<A>> : never;

/** The union of the declared events, stamped and with the payload of each type. */
export type EventsOf<T extends Readonly<Record<string, EventDeclaration>>> = {
  [K in keyof T & string]: { readonly type: K } & Stamp & PayloadOf<T[K]>;
}[keyof T & string];

/** A flow as its folder declares it; which events create an application follows from its chart. */
export type FlowDeclaration = Omit<Flow, 'creates' | 'begins' | 'events' | 'steps'> & {
  readonly steps: Steps;
  readonly events: Readonly<Record<string, EventDeclaration>>;
};

/**
 * Declares a flow. Throws a TypeError that names every contradiction between the chart and the declaration: an event,
 * guard or step that only one of them knows.
 */
export function defineFlow(declared: FlowDeclaration): Flow {
  const wrong = contradictionsOf(declared);
  if (wrong.length > 0) throw new TypeError(`flow ${declared.id}: ${wrong.join('; ')}`);
  const { transitions } = describeChart(declared.machine);
  const isLocal = (type: string) => declared.events[type]?.local === true;
  const begins = [initialStateOf(declared.machine)];
  for (const state of begins) {
    const next = transitions.filter(({ from, event: type }) => from === state && isLocal(type));
    begins.push(...next.flatMap(({ targets }) => targets).filter((target) => !begins.includes(target)));
  }
  const creates = transitions.filter(({ from, event: type }) => from === begins[0] && !isLocal(type));
  return { ...declared, creates: [...new Set(creates.map(({ event: type }) => type))], begins };
}

function contradictionsOf({ machine, events, rules, steps }: FlowDeclaration): string[] {
  const chart = describeChart(machine);
  const taken = new Set(chart.transitions.map(({ event: type }) => type).filter((type) => type !== ''));
  const guards = new Set(chart.transitions.flatMap(({ guard }) => (guard ? [guard.name] : [])));
  const states = new Set(chart.states.map(({ path }) => path));
  return [
    ...[...taken].filter((type) => !Object.hasOwn(events, type)).map((type) => `event ${type} is not declared`),
    ...Object.keys(events)
      .filter((type) => !taken.has(type))
      .map((type) => `no state takes event ${type}`),
    ...[...guards].filter((name) => !Object.hasOwn(rules, name)).map((name) => `guard ${name} is no rule`),
    ...Object.keys(steps)
      .filter((state) => !states.has(state))
      .map((state) => `step ${state} is no state`),
  ];
}

/** The step that a state stands for: its own, or that of a state around it. */
export function stepOf({ steps }: Pick<Flow, 'steps'>, state: string): Step | undefined {
  for (let name = state; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = Object.hasOwn(steps, name) ? steps[name] : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The step with this number that asks for fields; undefined when none does. */
export function formStep({ steps }: Pick<Flow, 'steps'>, number: number): Step | undefined {
  return Object.values(steps).find((known) => known.step === number && known.fields !== undefined);
}
