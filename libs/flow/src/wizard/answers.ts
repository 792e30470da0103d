import {
  checkFields,
  fieldsOf,
  type Checked,
  type FieldErrors,
  type Fields,
  type FieldsClass,
  type FieldSpec,
  type ValidationContext,
} from '@statewise/fields';
import { formStep, onceAnEvent, type StepChecker } from '../declare.js';
import type { FlowContext, FlowEvent, Steps } from '../flow.js';
import {
  relevanceOf,
  returningAnswers,
  sameFields,
  sortAnswers,
  type IsRelevant,
  type Relevance,
} from '../set-aside.js';
import { isSaving, isWizardEvent } from './events.js';

type Answers = FlowContext['steps'];

/** How a flow treats its answers beyond what the classes of its steps say. */
export interface AnswersOptions<C extends FlowContext> {
  readonly steps: Steps;
  /** Number of the step whose answers bring an application into being; one, unless the flow says otherwise. */
  readonly first?: number;
  /** What makes fields irrelevant besides their own class. */
  readonly relevance?: Relevance;
  /** What the rules may know at an event. */
  readonly known?: (context: C, event: FlowEvent) => ValidationContext;
  /** Answers given elsewhere that a save of this step takes over where the form leaves them out. */
  readonly carried?: (context: C, event: FlowEvent, step: number) => Fields;
  /** Whether an error of an answer that was valid when it was saved still counts at an event. */
  readonly stillCounts?: (known: ValidationContext, name: string, keys: readonly string[]) => boolean;
  /** What else follows from answers that differ from the ones before; a step that says the same is the very same object. */
  readonly follows?: (context: C, after: FlowContext['steps']) => Partial<C>;
}

/** The answers of a flow: how they are checked, kept, set aside and brought back. */
export interface AnswersOf<C extends FlowContext> {
  readonly known: (context: C, event: FlowEvent) => ValidationContext;
  /** The answers of `application.create`. */
  readonly checkFirst: StepChecker<C, FlowEvent>;
  /** The answers of `step.save`, with set-aside ones that count again. */
  readonly checkStep: StepChecker<C, FlowEvent>;
  /** Input for fields of a class that belong to a step, with set-aside ones that count again. */
  readonly check: (type: FieldsClass, step: number, input: Fields, context: C, event: FlowEvent) => Checked;
  /** New answers in place of the old: sorted into those that count and those that do not. */
  readonly keep: (args: { readonly context: C; readonly event: FlowEvent }, steps: Answers) => Partial<C>;
  /** Errors of the answers of these steps as they stand, by `state.field`; undefined when there are none. */
  readonly errorsOf: (context: C, event: FlowEvent, steps: readonly number[]) => FieldErrors | undefined;
}

/** The answers of a flow by its steps. */
export function stepAnswers<C extends FlowContext>(options: AnswersOptions<C>): AnswersOf<C> {
  const { steps, first = 1, carried, follows, stillCounts = () => true } = options;
  const known = options.known ?? (({ steps: answers }, { at }) => ({ at, steps: answers }));
  const classes = classesOf(steps);
  const stated = relevanceOf(classes);
  const relevance = withinBranches(steps, mergedRelevance(stated, options.relevance ?? {}));

  const check: AnswersOf<C>['check'] = (type, step, input, context, event) => {
    const at = known(context, event);
    const checked = checkFields(type, input, at);
    const rules = relevance[step] ?? {};
    const returning = returningAnswers(context.setAside[step], input, checked.fields, rules, at);
    return returning ? checkFields(type, { ...returning, ...input }, at) : checked;
  };

  const checkStep = onceAnEvent((context: C, event: FlowEvent): Checked => {
    if (!isSaving(event)) return nothingSaid;
    const type = classes[event.step];
    if (type === undefined) return nothingSaid;
    const own = event.type === 'help.save' ? applicantsOwn(type, context.steps[event.step]) : {};
    const input = { ...carried?.(context, event, event.step), ...event.fields, ...own };
    return check(type, event.step, input, context, event);
  });

  const checkFirst = onceAnEvent((context: C, event: FlowEvent): Checked => {
    const type = classes[first];
    if (!isWizardEvent(event, 'application.create') || type === undefined) return nothingSaid;
    return checkFields(type, event.fields, known(context, event));
  });

  const answerErrors = (context: C, event: FlowEvent, step: number): [string, readonly string[]][] => {
    const type = classes[step];
    const answers = context.steps[step];
    const state = formStep({ steps }, step)?.state ?? '';
    if (type === undefined || answers === undefined) return [[state, ['required']]];
    const at = known(context, event);
    const { errors = {} } = checkFields(type, fieldsKnownTo(type, answers), at);
    return Object.entries(errors)
      .filter(([name, keys]) => keys.includes('required') || stillCounts(at, name, keys))
      .map(([name, keys]) => [`${state}.${name}`, keys]);
  };

  const keep: AnswersOf<C>['keep'] = ({ context, event }, after) => {
    const sorted = sortAnswers(context, after, relevance, known(context, event));
    const kept = keepUnchanged(context.steps, sorted.steps);
    // Spreading a partial context of the flow's own keeps it one.
    const change: Partial<FlowContext> = { ...sorted, steps: kept };
    return { ...(kept === context.steps ? {} : follows?.(context, kept)), ...change } as Partial<C>;
  };

  return {
    known,
    checkFirst,
    checkStep,
    check,
    keep,
    errorsOf: (context, event, numbers) => {
      const errors = numbers.flatMap((step) => answerErrors(context, event, step));
      return errors.length > 0 ? Object.fromEntries(errors) : undefined;
    },
  };
}

/** What only the applicant answers, as it stands: ticks, which are consents, and where mail goes. What was not given stays open. */
function applicantsOwn(type: FieldsClass, answers: Fields = {}): Fields {
  const isOwn = ({ kind, isQuestion }: FieldSpec) => kind === 'email' || (kind === 'boolean' && isQuestion !== true);
  const names = [...fieldsOf(type)].flatMap(([name, spec]) => (isOwn(spec) ? [name] : []));
  return Object.fromEntries(names.map((name) => [name, answers[name]]));
}

const nothingSaid: Checked = { fields: {}, errors: { data: ['format'] } };

/** The classes of the steps that ask for fields, by number. */
function classesOf(steps: Steps): Readonly<Record<number, FieldsClass>> {
  return Object.fromEntries(Object.values(steps).flatMap(({ step, fields }) => (fields ? [[step, fields]] : [])));
}

function mergedRelevance(stated: Relevance, more: Relevance): Relevance {
  const merged: Record<number, Relevance[number]> = { ...stated };
  for (const [step, rules] of Object.entries(more)) merged[Number(step)] = { ...merged[Number(step)], ...rules };
  return merged;
}

/** Nothing of a step matters while the other answers do not ask for it. */
function withinBranches(steps: Steps, relevance: Relevance): Relevance {
  const branches = Object.values(steps).flatMap(({ step, fields, applies }) => {
    if (fields === undefined || applies === undefined) return [];
    const rules = [...fieldsOf(fields).keys()].map((name): [string, IsRelevant] => {
      const own = relevance[step]?.[name] ?? (() => true);
      return [name, (values, known, value) => applies(known.steps ?? {}) && own(values, known, value)];
    });
    return [[step, Object.fromEntries(rules)]];
  });
  return { ...relevance, ...Object.fromEntries(branches) };
}

/**
 * What is typed of a step once it is saved: nothing any more, but after an admin's help what the applicant had typed over
 * answers that it left as they `were`.
 */
export function typedAfter({ type }: FlowEvent, typed: Fields, were: Fields = {}, are: Fields = {}): Fields | null {
  const isKept = (name: string) => type === 'help.save' && sameFields({ [name]: were[name] }, { [name]: are[name] });
  const left = Object.entries(typed).filter(([name]) => isKept(name));
  return left.length > 0 ? Object.fromEntries(left) : null;
}

/** The fields that a class knows, of answers that hold more. */
export function fieldsKnownTo(type: FieldsClass, answers: Fields): Fields {
  const names = fieldsOf(type);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
}

/** Steps that say the same as before stay the very same objects, so that only what changed is stored. */
function keepUnchanged(before: Answers, after: Answers): Answers {
  const kept: Record<number, Fields> = {};
  let hasChanged = Object.keys(before).length !== Object.keys(after).length;
  for (const [number, fields] of Object.entries(after)) {
    const old = before[Number(number)];
    const isSame = old === fields || (old !== undefined && sameFields(old, fields));
    kept[Number(number)] = isSame ? old : fields;
    hasChanged ||= !isSame;
  }
  return hasChanged ? kept : before;
}
