import type { Step, Steps } from '../flow.js';

// What charts have in common, as pieces of them: a chart names the steps, and the edges follow.

/** What every state of a step has: an id by which it can be gone to from anywhere, its number and path, and its arrival. */
export function at({ state, step, path }: Step) {
  return { id: state, meta: { step, path }, entry: { type: 'arrive', params: { step } } } as const;
}

/** The answers of the first step bring the application into being once they are valid. */
export const validFirstAnswers = { guard: 'isNewApplicationValid', actions: 'createApplication' } as const;

/** The answers of a step are saved once they are valid; on the way into a branch only when they ask for the step there. */
export function validAnswers({ step }: Step, branch?: Step) {
  const params = branch === undefined ? { step } : { step, asks: branch.step };
  return { guard: { type: 'isStepValid', params }, actions: ['saveStep', 'takeOver'] } as const;
}

/** Beside the forms of a flow: an admin corrects answers of any of them, and the applicant is told. */
export const helping = { 'help.save': { guard: 'isHelpValid', actions: ['saveStep', 'tellOfHelp'] } } as const;

/** Only while the answers ask for this step. */
export function whenApplicable({ step }: Step) {
  return { guard: { type: 'isStepAsked', params: { step } } } as const;
}

/** Any of these steps can be gone to once it was reached, the present one included. */
export function goTo(...steps: readonly Step[]) {
  return steps.map(
    ({ state, step }) =>
      ({ target: `#${state}`, guard: { type: 'isStepReached', params: { step } }, reenter: true }) as const,
  );
}

/** Returns guarded transitions, one for each of `steps`: a returning applicant comes to the furthest one reached. */
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

/**
 * Where an admin can jump to in a flow that does not say: to each form, passing over the answers of those before it, and
 * to what comes after the forms once all are answered.
 */
function jumpsTo(steps: readonly Step[]): JumpRoute[] {
  const forms = steps.filter(({ fields }) => fields !== undefined);
  const others = steps.filter(({ fields }) => fields === undefined);
  const must = forms.map(answeredName);
  return [...jumpsToForms(...forms), ...others.map(({ state }) => ({ state, must, mayPassOver: [] }))];
}

/** What a state takes in which everything was sent: nothing leads back, but an admin's jump and its undoing. */
export function afterSending(steps: Steps, jumps: readonly JumpRoute[] = jumpsTo(Object.values(steps))) {
  return {
    'application.resume': {},
    'application.jump': jumpTo(jumps),
    'application.undo': undoTo(jumps),
  };
}

/** What every state of an application takes once it exists: go to, resume, an admin's help, jump and its undoing. */
export function anywhere(steps: Steps, jumps: readonly JumpRoute[] = jumpsTo(Object.values(steps))) {
  const all = Object.values(steps);
  return {
    'step.goTo': goTo(...all),
    'application.resume': resumeAt(...all),
    'application.jump': jumpTo(jumps),
    'application.undo': undoTo(jumps),
    ...helping,
  };
}
