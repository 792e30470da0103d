import { fieldsOf, type Checked, type FieldsClass, type FieldErrors } from '@statewise/fields';
import { describeChart } from './describe-chart.js';
import type {
  EventDeclaration,
  Flow,
  Stamp,
  Step,
  AnyRule,
  FlowContext,
  FlowEvent,
  GuardArgs,
  Objection,
  Rule,
} from './flow.js';
import { firstText, listingOf, unknownListed } from './listing.js';
import { initialSnapshot, initialStateOf } from './snapshot.js';
import { contradictingTasks } from './tasks.js';

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
export function event<P extends object = object, A extends object = object>(
  declared: Omit<EventDeclaration, 'payload' | 'serverFields' | 'types'> & {
    readonly payload?: FieldsClass<P>;
    readonly serverFields?: A;
  },
): EventDeclaration<P, A> {
  return { ...declared, serverFields: { ...declared.serverFields } };
}

type PayloadOf<D> = D extends EventDeclaration<infer P, infer A> ? Readonly<P> & Readonly<Partial<A>> : never;

/** The union of the declared events, stamped and with the payload of each type. */
export type EventsOf<T extends Readonly<Record<string, EventDeclaration>>> = {
  [K in keyof T & string]: { readonly type: K } & Stamp & PayloadOf<T[K]>;
}[keyof T & string];

/**
 * A flow as its folder declares it. Which events create an application follows from its chart; how applications are listed and
 * contacts are called, from their fields where it does not say so.
 */
export type FlowDeclaration = Omit<Flow, 'creates' | 'begins' | Defaulted> & Partial<Pick<Flow, Defaulted>>;
type Defaulted = 'contactName' | 'listing';

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
  return {
    contactName: firstText,
    listing: listingOf(declared.steps),
    ...declared,
    creates: [...new Set(creates.map(({ event: type }) => type))],
    begins,
  };
}

function contradictionsOf(declared: FlowDeclaration): string[] {
  const {
    machine,
    events,
    rules,
    steps,
    contactTypes,
    listing = [],
    tasks = [],
    statusTypes,
    personalFacts = [],
  } = declared;
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
    ...unknownListed({ steps, ...(contactTypes && { contactTypes }) }, listing).map(
      ({ step, field }) => `step ${step} has no field ${field} to list`,
    ),
    ...contradictingTasks(tasks, states, statusTypes),
    ...personalFacts
      .filter((name) => !isFact(initialSnapshot(declared).context, name.split('.')))
      .map((name) => `fact ${name} is not in the context`),
  ];
}

/** Whether the names lead one below the other to a member of a value. */
function isFact(value: unknown, [name = '', ...below]: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
  return below.length === 0 || isFact(Reflect.get(value, name), below);
}

/** The step that a state stands for: its own, or that of a state around it. */
export function stepOf({ steps }: Pick<Flow, 'steps'>, state: string): Step | undefined {
  for (let name = state; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = Object.hasOwn(steps, name) ? steps[name] : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Whether the answers ask for the step that a state stands for; always where it stands for none of a branch. */
export function isStateAsked(flow: Pick<Flow, 'steps'>, state: string, { steps }: Pick<FlowContext, 'steps'>): boolean {
  return stepOf(flow, state)?.applies?.(steps) ?? true;
}

/** The steps by their numbers; of several that have the same, the one that asks for fields. */
export function stepsByNumber({ steps }: Pick<Flow, 'steps'>): ReadonlyMap<number, Step> {
  const found = new Map<number, Step>();
  for (const step of Object.values(steps))
    if (step.fields !== undefined || !found.has(step.step)) found.set(step.step, step);
  return found;
}

/** The step with this number that asks for fields; undefined when none does. */
export function formStep({ steps }: Pick<Flow, 'steps'>, number: number): Step | undefined {
  return Object.values(steps).find((known) => known.step === number && known.fields !== undefined);
}

/** The kinds of documents that a flow takes: the choices of its event `documents.uploaded`. */
export function documentKinds({ events }: Pick<Flow, 'events'>): string[] {
  const payload = events['documents.uploaded']?.payload;
  return (payload && fieldsOf(payload).get('documentType')?.values?.map(String)) ?? [];
}

/** What a rule says that has no more to tell than its name. */
const unmet: Objection = {};

/** Nothing to say when the condition holds. */
export function requires(condition: boolean): Objection | undefined {
  return condition ? undefined : unmet;
}

/** Nothing to say when there are no errors. */
export function requiresNone(errors: FieldErrors | undefined): Objection | undefined {
  return errors === undefined ? undefined : { errors };
}

/** XState's guards of the rules: a guard holds when its rule has nothing to say. */
export function guardsOf<T extends Readonly<Record<string, AnyRule>>>(rules: T): Guards<T> {
  const guards = Object.entries(rules).map(([name, rule]) => [
    name,
    (args: GuardArgs, params: never) => rule(args, params) === undefined,
  ]);
  return Object.fromEntries(guards);
}

type Guards<T extends Readonly<Record<string, AnyRule>>> = {
  readonly [K in keyof T]: (args: Parameters<T[K]>[0], params: Parameters<T[K]>[1]) => boolean;
};

/** A rule that is asked of one type of event alone, and has its payload; it does not hold for any other. */
export function onEvent<C extends FlowContext, E extends FlowEvent>() {
  return <T extends E['type'], P = undefined>(
    type: T,
    rule: Rule<C, Extract<E, { readonly type: T }>, P>,
  ): Rule<C, E, P> => {
    const isOfType = (event: E): event is Extract<E, { readonly type: T }> => event.type === type;
    return ({ context, event }, params) => (isOfType(event) ? rule({ context, event }, params) : unmet);
  };
}

/** The outcome of checking an event's fields, computed once however many guards and actions ask. */
export type StepChecker<C, E extends object> = (context: C, event: E) => Checked;

/** What a check of an event's fields may depend on besides the event and what was settled when the application came. */
type Answered = Pick<FlowContext, 'steps' | 'setAside' | 'contacts'>;

/**
 * Remembers the outcome of a pure check for the event that was checked last: a transition asks its guards and then its
 * actions about one event without a pause. Leaving a state changes facts before the actions run, but no answers, so the
 * answers are what is compared. A map by event would keep the garbage collector busy on every save.
 */
export function onceAnEvent<C extends Answered, E extends object>(check: StepChecker<C, E>): StepChecker<C, E> {
  let last: { event: E; context: C; checked: Checked } | undefined;
  return (context, event) => {
    const isKnown =
      last?.event === event &&
      last.context.steps === context.steps &&
      last.context.setAside === context.setAside &&
      last.context.contacts === context.contacts;
    if (last === undefined || !isKnown) last = { event, context, checked: check(context, event) };
    return last.checked;
  };
}
