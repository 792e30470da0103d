import {
  createActor,
  type ActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { EventObject, Snapshot } from 'xstate';

/** A named action that the chart wants done, with what it was given. */
export interface ChartAction {
  readonly type: string;
  readonly params: unknown;
}

const scope = scopeOfActor();

/**
 * What an event makes of a snapshot, and the actions to run: as XState's `transition`, which makes an actor, and with it the
 * initial state of the chart, for every call. A flow's chart starts no actors, so one that never starts serves all calls.
 */
export function pureTransition(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): [AnyMachineSnapshot, ChartAction[]] {
  const actions: ChartAction[] = [];
  const actionExecutor: AnyActorScope['actionExecutor'] = (action) => void actions.push(action);
  return [machine.transition(snapshot, event, { ...scope, actionExecutor }), actions];
}

/** The scope that XState hands to the logic of an actor. */
function scopeOfActor(): AnyActorScope {
  let given: AnyActorScope | undefined;
  const logic: ActorLogic<Snapshot<undefined>, EventObject> = {
    transition: (snapshot) => snapshot,
    getInitialSnapshot: (actorScope) => {
      given = actorScope;
      return { status: 'active', output: undefined, error: undefined };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  createActor(logic);
  if (given === undefined) throw new Error('XState made an actor without asking its logic for a first snapshot');
  return { ...given, defer: () => undefined };
}
