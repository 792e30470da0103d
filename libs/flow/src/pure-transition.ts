import {
  createActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

/** A named action that the chart wants done, with what it was given. */
export interface ChartAction {
  readonly type: string;
  readonly params: unknown;
}

const scopes = new WeakMap<AnyStateMachine, AnyActorScope>();

/**
 * The same as xstate's `transition`, which builds an actor, and with it the chart's whole initial state, for every call.
 * A persisted chart spawns nothing, so one actor that is never started serves all calls. What that buys is measured in
 * docs/decisions/0004.
 */
export function pureTransition(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): [AnyMachineSnapshot, ChartAction[]] {
  const actions: ChartAction[] = [];
  const scope = scopeOf(machine);
  scope.actionExecutor = (action) => void actions.push(action);
  return [machine.transition(snapshot, event, scope), actions];
}

function scopeOf(machine: AnyStateMachine): AnyActorScope {
  const known = scopes.get(machine);
  if (known) return known;
  const self = createActor(machine);
  const nothing = () => undefined;
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  scopes.set(machine, scope);
  return scope;
}
