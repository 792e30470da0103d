import type { Step } from '../flow.js';

// What charts have in common, as pieces of them: a chart names the steps, and the edges follow.

/** What every state of a step has: an id by which it can be gone to from anywhere, its number and path, and its arrival. */
export function at({ state, step, path }: Step) {
  return { id: state, meta: { step, path }, entry: { type: 'arrive', params: { step } } } as const;
}

/** Any of these steps can be gone to once it was reached, the present one included. */
export function goTo(...steps: readonly Step[]) {
  return steps.map(
    ({ state, step }) =>
      ({ target: `#${state}`, guard: { type: 'isStepReached', params: { step } }, reenter: true }) as const,
  );
}

/** Whoever returns comes to the furthest of these steps that was reached. */
export function resumeAt(...steps: readonly Step[]) {
  return steps.map(
    ({ state, step }) => ({ target: `#${state}`, guard: { type: 'isFurthestStep', params: { step } } }) as const,
  );
}

/** A state that an admin can jump to: which requirements must hold, and which the jump may pass over. */
export interface JumpRoute {
  readonly state: string;
  readonly must: readonly string[];
  readonly mayPassOver: readonly string[];
}

/** An admin can jump to each of these states. */
export function jumpTo(routes: readonly JumpRoute[]) {
  return routes.map(
    ({ state, must, mayPassOver }) =>
      ({
        target: `#${state}`,
        guard: { type: 'canJumpTo', params: { state, must } },
        actions: { type: 'rememberJump', params: { mayPassOver } },
      }) as const,
  );
}

/** A jump that began in one of these states leads back there when it is undone. */
export function undoTo(routes: readonly JumpRoute[]) {
  return routes.map(
    ({ state, must }) =>
      ({ target: `#${state}`, guard: { type: 'canReturnTo', params: { state, must } }, actions: 'undoJump' }) as const,
  );
}

/** Name of the requirement that a step is answered. */
export function answeredName({ state }: Pick<Step, 'state'>): string {
  return `is${state.charAt(0).toUpperCase()}${state.slice(1)}Answered`;
}

/** Jumps to the steps that ask for fields: each passes over the answers of the steps before it. */
export function jumpsToForms(...steps: readonly Step[]): JumpRoute[] {
  return steps.map(({ state, step }) => ({
    state,
    must: [],
    mayPassOver: steps.filter((before) => before.step < step).map(answeredName),
  }));
}
