import type { AnyStateMachine, StateNode } from 'xstate';
import type { Contact, Facts, FlowContext, StepMeta } from './flow.js';

/** The facts of a context: everything that is not a form field. */
export function factsOf(context: FlowContext): Facts {
  const { steps: _steps, setAside: _setAside, contacts: _contacts, ...facts } = context;
  return facts;
}

/** The context that a chart runs with, put together from what is stored apart. */
export function contextOf(
  facts: Facts,
  steps: FlowContext['steps'],
  setAside: FlowContext['setAside'],
  contacts: readonly Contact[],
): FlowContext {
  const { furthestStep } = facts;
  return { ...facts, furthestStep: typeof furthestStep === 'number' ? furthestStep : 0, steps, setAside, contacts };
}

/** Number and path of the step that a state (a dotted path) stands for; undefined when it is no step. */
export function stepOf(machine: AnyStateMachine, path: string): StepMeta | undefined {
  let node: StateNode = machine.root;
  let found = stepMetaOf(node);
  for (const key of path.split('.')) {
    const child = Object.hasOwn(node.states, key) ? node.states[key] : undefined;
    if (child === undefined) return undefined;
    found = stepMetaOf(child) ?? found;
    node = child;
  }
  return found;
}

/** The step that a state node says it stands for. */
export function stepMetaOf(node: StateNode): StepMeta | undefined {
  const meta: unknown = node.meta;
  if (typeof meta !== 'object' || meta === null || !('step' in meta) || !('path' in meta)) return undefined;
  return typeof meta.step === 'number' && typeof meta.path === 'string'
    ? { step: meta.step, path: meta.path }
    : undefined;
}
