import {
  checkFields,
  fieldSpecs,
  type FieldErrors,
  type Fields,
  type FieldsClass,
  type FormField,
  type ValidationContext,
} from '@statewise/fields';
import type { UnstampedEvent, FlowBinding } from '@statewise/flow-client';
import type { FlowContext } from '@statewise/flow';
import { fieldsIn } from '@statewise/machines';
import { sentValues, typedValues, type TypedValues } from './step-values.js';

/** Everything that the screen of one step shows and does; made anew for each view. */
export interface StepForm {
  readonly step: number;
  /** Stands before the names of its controls, where several forms are on one page. */
  readonly prefix?: string;
  readonly values: TypedValues;
  /** The values as the rules read them. */
  readonly fields: Fields;
  readonly known: ValidationContext;
  readonly errors: FieldErrors;
  /** What is no number among what is typed and not yet saved; told once typing pauses. */
  readonly doubts?: FieldErrors;
  readonly specs: ReadonlyMap<string, FormField>;
  readonly isApplicable: (name: string) => boolean;
  readonly type: (change: TypedValues) => void;
  readonly event: UnstampedEvent;
  readonly save: () => boolean;
}

export interface StepFormInput {
  readonly flow: FlowBinding;
  readonly step: number;
  readonly fieldsClass: FieldsClass;
  /** What the rules may know besides these answers and the time. */
  readonly known: Omit<ValidationContext, 'at'>;
  /** What is shown where nothing is answered or typed yet. */
  readonly defaults?: Fields;
  /** The event that saves these answers. */
  readonly eventOf: (fields: Fields) => UnstampedEvent;
  /** Notes what is typed: the same function for as long as the step is shown. */
  readonly type: StepForm['type'];
}

/** The form of one step: saved answers, also those that a change of mind has set aside, with what is typed over them. */
export function stepForm({ flow, step, fieldsClass, defaults = {}, eventOf, type, ...input }: StepFormInput): StepForm {
  const known = { ...input.known, at: new Date().toISOString() };
  const { steps, setAside }: FlowContext = flow.snapshot.context;
  // An answer that counts again as soon as it is asked for is seen there, and can be changed or emptied.
  const answered: Fields = { ...setAside[step], ...steps[step] };
  const values = typedValues(fieldsClass, { ...defaults, ...answered, ...flow.drafts[step] });
  // A default that was emptied is an answer too: left out, it would be taken over again.
  const sent = sentValues(fieldsClass, values, known, { ...defaults, ...answered });
  const { fields, errors } = checkFields(fieldsClass, sent, known);
  const specs = new Map(fieldSpecs(fieldsClass).map((spec) => [spec.name, spec]));
  const event = eventOf(sent);
  return {
    step,
    values,
    fields,
    known,
    specs,
    event,
    errors: presentErrors(flow, event),
    doubts: doubtsAmong(errors, flow.drafts[step]),
    isApplicable: (name) => specs.get(name)?.isApplicable(fields, known) ?? false,
    type,
    save: () => flow.send(event),
  };
}

/** Rules that what is typed breaks by its form alone, whatever else is answered. */
const formRules: readonly string[] = ['phone', 'numbers'];

function doubtsAmong(errors: FieldErrors = {}, typed: Fields = {}): FieldErrors {
  const isDoubt = ([name, keys]: readonly [string, readonly string[]]) =>
    Object.hasOwn(typed, name) && keys.some((key) => formRules.includes(key));
  return Object.fromEntries(Object.entries(errors).filter(isDoubt));
}

/**
 * The errors of the last attempt, kept up to date while they are being mended: a field that has not been touched since
 * keeps what was said of it, another one is judged by its present value. New errors wait for the next attempt.
 */
function presentErrors(flow: FlowBinding, event: UnstampedEvent): FieldErrors {
  const { refusal } = flow;
  if (refusal === undefined || refusal.event.type !== event.type || refusal.event['step'] !== event['step']) return {};
  const present = flow.explain(event) ?? {};
  const isLocal = refusal.problem === undefined;
  const was = fieldsIn(refusal.event);
  const is = fieldsIn(event);
  const keysOf = (name: string) =>
    present[name] ?? (was[name] === is[name] && !isLocal ? refusal.errors[name] : undefined) ?? [];
  const told = Object.keys(refusal.errors).map((name) => [name, keysOf(name)] as const);
  return Object.fromEntries(told.filter(([, keys]) => keys.length > 0));
}
