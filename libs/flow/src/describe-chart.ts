import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject, StateNode } from 'xstate';
import { isGroup, nameOfNode, nodesOf } from './snapshot.js';

/** `meta` of every chart's root: its title and what its guards, actions and delays mean, for people. */
export interface ChartMeta {
  readonly title: string;
  readonly guards: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly delays?: Readonly<Record<string, string>>;
}

/** `meta` of every state that stands for a step. */
export interface StepMeta {
  readonly step: number;
  readonly path: string;
}

/** One state as data; the root's path is `''`. */
export interface ChartState {
  /** Name of the state, dotted, without the groups around it. */
  readonly path: string;
  /** Whether the state only holds others together, so that no application is ever said to be in it. */
  readonly isGroup: boolean;
  readonly parent: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Path of the child that is entered first. */
  readonly initial: string | null;
  readonly description: string | null;
  readonly meta: StepMeta | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** What runs as long as the state is entered, by the name of its source. */
  readonly invokes: readonly string[];
}

/** What makes a transition happen: an event, nothing but its guard, time, or what was invoked in its state. */
export type Trigger = 'event' | 'always' | 'after' | 'done' | 'error';

/** A guard or action by name, with what it was given and what it means. */
export interface ChartPart {
  readonly name: string;
  readonly params: unknown;
  readonly description: string | null;
}

/**
 * A guard or action in a few words: its name, and in brackets what it was given, such as `isFurthestStep(3)` or
 * `isStepValid(2, asks: 3)`; the first value stands without its name, and what is empty is left out.
 */
export function partText({ name, params }: Pick<ChartPart, 'name' | 'params'>): string {
  const given = Object.entries(params ?? {}).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  const words = given.map(([key, value], index) => {
    const text = Array.isArray(value) ? value.join(' + ') : typeof value === 'string' ? value : JSON.stringify(value);
    return index === 0 ? text : `${key}: ${text}`;
  });
  return words.length === 0 ? name : `${name}(${words.join(', ')})`;
}

/** One transition as data; no targets when it changes only the context. */
export interface ChartTransition {
  /** Names it within its chart: `from:event:n`, the n-th that its state has for the event. */
  readonly id: string;
  readonly from: string;
  /** Type of the event; `''` when it is taken by itself, as soon as its guard holds. */
  readonly event: string;
  readonly trigger: Trigger;
  /** Its place among those that its state tries for the event, from 1. */
  readonly order: number;
  /** Whether its state is left and entered again although the target lies in it. */
  readonly reenter: boolean;
  /** Name of the delay after which it happens by itself. */
  readonly delay: string | null;
  readonly targets: readonly string[];
  readonly guard: ChartPart | null;
  readonly actions: readonly ChartPart[];
  readonly description: string | null;
}

/** A chart as plain data, for drawing it and for documents. */
export interface ChartDescription {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  readonly guards: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly delays: Readonly<Record<string, string>>;
}

/** Everything that can be seen of a chart, as plain data. */
export function describeChart(machine: AnyStateMachine): ChartDescription {
  const meta = chartMetaOf(machine);
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    title: meta.title,
    description: machine.root.description ?? null,
    states: nodes.map(describeState),
    transitions: nodes.flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
        candidates.map((transition, index) => describeTransition(transition, index + 1, meta)),
      ),
    ),
    guards: meta.guards,
    actions: meta.actions,
    delays: meta.delays ?? {},
  };
}

/** Ids of the transitions that an event causes in a situation, as the chart's description names them. */
export function takenTransitions(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): string[] {
  return (machine.getTransitionData(snapshot, event) ?? []).map((transition) => {
    const { source, eventType } = transition;
    const order = (source.transitions.get(eventType) ?? []).indexOf(transition) + 1;
    return `${nameOfNode(source)}:${eventType}:${order}`;
  });
}

function describeState(node: StateNode): ChartState {
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    path: nameOfNode(node),
    isGroup: isGroup(node),
    parent: node.parent ? nameOfNode(node.parent) : null,
    type: node.type,
    initial: first ? nameOfNode(first) : null,
    description: node.description ?? null,
    meta: stepMetaOf(node) ?? null,
    tags: [...node.tags],
    entry: node.entry.map((action) => nameOf(action)),
    exit: node.exit.map((action) => nameOf(action)),
    invokes: node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'inline')),
  };
}

function describeTransition(transition: AnyTransitionDefinition, order: number, meta: ChartMeta): ChartTransition {
  const { source, eventType, target, guard, actions, description, reenter } = transition;
  const from = nameOfNode(source);
  return {
    id: `${from}:${eventType}:${order}`,
    from,
    event: eventType,
    trigger: triggerOf(eventType),
    order,
    reenter: reenter === true,
    delay: /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1] ?? null,
    targets: (target ?? []).map(nameOfNode),
    guard: guard === undefined ? null : describePart(guard, meta.guards),
    actions: actions.map((action) => describePart(action, meta.actions)),
    description: description ?? null,
  };
}

const builtIn: readonly (readonly [start: string, trigger: Trigger])[] = [
  ['xstate.after.', 'after'],
  ['xstate.done.', 'done'],
  ['xstate.error.', 'error'],
];

function triggerOf(eventType: string): Trigger {
  if (eventType === '') return 'always';
  return builtIn.find(([start]) => eventType.startsWith(start))?.[1] ?? 'event';
}

function describePart(part: unknown, descriptions: Readonly<Record<string, string>>): ChartPart {
  const name = nameOf(part);
  const params =
    typeof part === 'object' && part !== null && 'params' in part && typeof part.params !== 'function'
      ? part.params
      : null;
  return { name, params: params ?? null, description: descriptions[name] ?? null };
}

function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const type: unknown =
    (typeof part === 'object' || typeof part === 'function') && part !== null && 'type' in part ? part.type : undefined;
  return typeof type === 'string' ? type : 'inline';
}

function chartMetaOf(machine: AnyStateMachine): ChartMeta {
  const meta: unknown = machine.root.meta;
  return isChartMeta(meta) ? meta : { title: machine.id, guards: {}, actions: {} };
}

function isChartMeta(meta: unknown): meta is ChartMeta {
  return typeof meta === 'object' && meta !== null && 'title' in meta && 'guards' in meta && 'actions' in meta;
}

function stepMetaOf({ meta }: StateNode): StepMeta | undefined {
  if (typeof meta !== 'object' || meta === null || !('step' in meta) || !('path' in meta)) return undefined;
  const { step, path } = meta;
  return typeof step === 'number' && typeof path === 'string' ? { step, path } : undefined;
}
