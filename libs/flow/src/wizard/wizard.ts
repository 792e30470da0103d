import type { FlowContext, FlowEvent, GuardArgs, Rule, Steps } from '../flow.js';
import { assign, enqueueActions } from 'xstate';
import type { ChartMeta } from '../describe-chart.js';
import { formStep, guardsOf, isStateAsked, requires, requiresNone } from '../declare.js';
import { stepAnswers, type AnswersOf } from './answers.js';
import { answeredName, type JumpRoute } from './transitions.js';
import { isSaving, isWizardEvent } from './events.js';

/** What a wizard's own rules and changes stand on. */
export interface WizardOptions<C extends FlowContext> {
  readonly steps: Steps;
  /** Number of the step whose answers bring an application into being; one, unless the flow says otherwise. */
  readonly first?: number;
  /** How its answers are checked and kept, where the classes of its steps do not say everything. */
  readonly answers?: AnswersOf<C>;
  /** What a jump may demand or pass over besides answered steps, by name. */
  readonly requirements?: Readonly<Record<string, Rule<C, FlowEvent>>>;
}

/** What a stranger needs to know of the rules that every wizard has. */
export const wizardGuardDescriptions = {
  isNewApplicationValid: 'The first answers are valid.',
  isStepValid: 'The event is about this step, every field of it is valid, and they ask for the step of a branch.',
  isHelpValid:
    'The event is about a form that was reached, is asked for and is answered, and every field of it is valid.',
  isStepAsked: 'The other answers ask for this step.',
  isStepReached: 'The event names this step, the applicant has reached it and the other answers ask for it.',
  isFurthestStep: 'This is the furthest step that was reached.',
  canJumpTo: 'The event names this state, the answers ask for its step, and what may never be passed over holds.',
  canReturnTo:
    'The last jump began in this state, the answers ask for its step, and what may never be passed over holds.',
};

/** The same of the changes. */
export const wizardActionDescriptions = {
  createApplication: 'Keeps the first answers.',
  saveStep: 'Keeps the answers of the step; sets aside what they made irrelevant and brings back what counts again.',
  takeOver:
    'With the applicant’s first save, an application that somebody else prepared becomes the applicant’s own: its code is renewed.',
  renewCode: 'The server gives the application a new code; whoever prepared it knows only the old one.',
  tellOfHelp: 'The server writes to the applicant that somebody of the bank corrected answers, and at which step.',
  arrive: 'Raises the furthest step.',
  rememberJump: 'Remembers where the jump began, its reason and what it passed over.',
  undoJump: 'Restores the furthest step from before the jump.',
};

/** What a chart says of itself, with what strangers need to know of what every wizard has. */
export function wizardMeta({ title, guards, actions }: Pick<ChartMeta, 'title'> & Partial<ChartMeta>): ChartMeta {
  return {
    title,
    guards: { ...wizardGuardDescriptions, ...guards },
    actions: { ...wizardActionDescriptions, ...actions },
  };
}

/** The context of a flow before anything happened, as far as every flow has it. */
export const nothingYet: FlowContext = {
  steps: {},
  setAside: {},
  contacts: [],
  furthestStep: 0,
  jump: null,
  preparedBy: null,
};

/** Returns the role that prepares an application with its first event; null where the applicant does it alone. */
export function preparedBy({ actor: { role } }: FlowEvent): string | null {
  return role === 'applicant' ? null : role;
}

/** Whether an event makes an application that another role prepared the applicant's own. */
function takesOver({ context, event }: GuardArgs): boolean {
  return context.preparedBy !== null && event.actor.role === 'applicant';
}

/** The rules, requirements and changes that every wizard has: create, save, go to, resume, furthest step, jump and undo. */
export function wizard<C extends FlowContext, E extends FlowEvent = FlowEvent>({
  steps,
  first = 1,
  answers = stepAnswers<C>({ steps, first }),
  requirements = {},
}: WizardOptions<C>) {
  type Args = GuardArgs<C>;
  type JumpTo = Pick<JumpRoute, 'state' | 'must'>;
  const asks = (context: C, number: number) => formStep({ steps }, number)?.applies?.(context.steps) ?? true;
  const answered = Object.values(steps)
    .filter(({ fields }) => fields !== undefined)
    .map((step): [string, Rule<C, FlowEvent>] => [
      answeredName(step),
      ({ context, event }) =>
        requires(!asks(context, step.step) || answers.errorsOf(context, event, [step.step]) === undefined),
    ]);
  const demands: Readonly<Record<string, Rule<C, FlowEvent>>> = { ...Object.fromEntries(answered), ...requirements };
  const unmetOf = (args: Args, names: readonly string[]) => names.filter((name) => demands[name]?.(args, undefined));
  const isOpen = (args: Args, { state, must }: JumpTo) =>
    isStateAsked({ steps }, state, args.context) && unmetOf(args, must).length === 0;
  // Every flow has these facts under these names; a change of them alone is a change of any flow's context.
  const change = (facts: Partial<FlowContext>) => facts as Partial<C>;
  const withFacts = (changed: Partial<C>, facts: Partial<FlowContext>) => ({ ...changed, ...change(facts) });

  const rules = {
    isNewApplicationValid: ({ context, event }: Args) => requiresNone(answers.checkFirst(context, event).errors),
    isStepValid: (args: Args, { step, asks: branch }: { readonly step: number; readonly asks?: number }) => {
      const { context, event } = args;
      if (!isWizardEvent(event, 'step.save') || event.step !== step) return requires(false);
      const { errors } = answers.checkStep(context, event);
      if (errors !== undefined || branch === undefined) return requiresNone(errors);
      return requires(asks({ ...context, ...changes.saveStep(args) }, branch));
    },
    isHelpValid: ({ context, event }: Args) => {
      if (!isWizardEvent(event, 'help.save')) return requires(false);
      const isOpen = event.step <= context.furthestStep && asks(context, event.step);
      return isOpen && context.steps[event.step] !== undefined
        ? requiresNone(answers.checkStep(context, event).errors)
        : requires(false);
    },
    isStepAsked: ({ context }: Args, { step }: { readonly step: number }) => requires(asks(context, step)),
    isStepReached: ({ context, event }: Args, { step }: { readonly step: number }) =>
      requires(
        isWizardEvent(event, 'step.goTo') && event.step === step && step <= context.furthestStep && asks(context, step),
      ),
    isFurthestStep: ({ context }: Args, { step }: { readonly step: number }) => requires(step === context.furthestStep),
    canJumpTo: (args: Args, to: JumpTo) =>
      requires(isWizardEvent(args.event, 'application.jump') && args.event.state === to.state && isOpen(args, to)),
    canReturnTo: (args: Args, to: JumpTo) => requires(args.context.jump?.from === to.state && isOpen(args, to)),
  };

  const changes = {
    createApplication: (args: Args) =>
      withFacts(
        answers.keep(args, { ...args.context.steps, [first]: answers.checkFirst(args.context, args.event).fields }),
        { preparedBy: preparedBy(args.event) },
      ),
    saveStep: (args: Args) => {
      const { context, event } = args;
      if (!isSaving(event)) return {};
      return answers.keep(args, { ...context.steps, [event.step]: answers.checkStep(context, event).fields });
    },
    arrive: ({ context }: Args, { step }: { readonly step: number }) =>
      step > context.furthestStep ? change({ furthestStep: step }) : {},
    rememberJump: (args: Args, { mayPassOver }: { readonly mayPassOver: readonly string[] }) => {
      const { context, event } = args;
      if (!isWizardEvent(event, 'application.jump')) return {};
      const { from = '', reason } = event;
      return change({ jump: { from, furthestStep: context.furthestStep, reason, unmet: unmetOf(args, mayPassOver) } });
    },
    undoJump: ({ context: { jump, furthestStep } }: Args) =>
      change({ furthestStep: jump?.furthestStep ?? furthestStep, jump: null }),
  };

  const actions = {
    createApplication: assign<C, E, undefined, E, never>(changes.createApplication),
    saveStep: assign<C, E, undefined, E, never>(changes.saveStep),
    takeOver: enqueueActions<C, E, undefined, E, never, { type: 'renewCode'; params: undefined }, never>(
      ({ context, event, enqueue }) => {
        if (!takesOver({ context, event })) return;
        enqueue.assign(change({ preparedBy: null }));
        enqueue('renewCode');
      },
    ),
    /** Done by the server. */
    renewCode: () => undefined,
    tellOfHelp: () => undefined,
    arrive: assign<C, E, { readonly step: number }, E, never>(changes.arrive),
    rememberJump: assign<C, E, { readonly mayPassOver: readonly string[] }, E, never>(changes.rememberJump),
    undoJump: assign<C, E, undefined, E, never>(changes.undoJump),
  };

  return { rules, requirements: demands, changes, guards: guardsOf(rules), actions };
}
