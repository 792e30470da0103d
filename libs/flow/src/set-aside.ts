import { fieldsOf, isFilled, type Fields, type FieldsClass, type ValidationContext } from '@statewise/fields';
import type { FlowContext } from './flow.js';

/** Answers that count, and those that a change of mind has set aside. */
export type Answers = Pick<FlowContext, 'steps' | 'setAside'>;

/** Whether a field matters beside the others of its step; undefined when that cannot be told now, and then it stays where it is. */
export type IsRelevant = (fields: Fields, known: ValidationContext, value: unknown) => boolean | undefined;

/** The fields of one step that other answers can make irrelevant, by name. */
export type StepRelevance = Readonly<Record<string, IsRelevant>>;

/** The same of a whole flow, by step number. */
export type Relevance = Readonly<Record<number, StepRelevance>>;

/** The relevance that the classes of a flow's steps state themselves: a field that is not asked for is irrelevant. */
export function relevanceOf(classes: Readonly<Record<number, FieldsClass>>): Relevance {
  return Object.fromEntries(Object.entries(classes).map(([step, type]) => [Number(step), askedFields(type)]));
}

function askedFields(type: FieldsClass): StepRelevance {
  const rules: Record<string, IsRelevant> = {};
  for (const [name, { applies }] of fieldsOf(type)) if (applies) rules[name] = applies;
  return rules;
}

/**
 * Sorts the answers after a save: what has become irrelevant is set aside, what is relevant again and was not answered
 * anew comes back. Steps that do not change stay the very same objects.
 */
export function sortAnswers(
  before: Answers,
  steps: FlowContext['steps'],
  relevance: Relevance,
  known: ValidationContext,
): Answers {
  let sorted: Answers = { steps, setAside: before.setAside };
  for (const number of Object.keys(relevance).map(Number)) {
    if (sorted.steps[number] !== undefined) sorted = sortStep(before, sorted, number, relevance[number] ?? {}, known);
  }
  return sorted;
}

function sortStep(
  before: Answers,
  sorted: Answers,
  number: number,
  rules: StepRelevance,
  known: ValidationContext,
): Answers {
  const given = { ...known, steps: sorted.steps };
  // Copied only when they change, so that unchanged ones stay the very same object.
  let counted = sorted.steps[number] ?? {};
  let aside = before.setAside[number] ?? {};
  for (const [name, isRelevant] of Object.entries(rules)) {
    const value = [counted[name], before.steps[number]?.[name], aside[name]].find(isFilled);
    const relevant = isRelevant(counted, given, value);
    if (relevant === false) {
      if (Object.hasOwn(counted, name)) counted = without(counted, name);
      if (isFilled(value) && aside[name] !== value) aside = withField(aside, name, value);
    } else if (relevant === true && Object.hasOwn(aside, name)) {
      if (!Object.hasOwn(counted, name)) counted = withField(counted, name, aside[name]);
      aside = without(aside, name);
    }
  }
  return {
    steps: replaced(sorted.steps, number, counted),
    setAside: replaced(sorted.setAside, number, aside),
  };
}

function withField(fields: Fields, name: string, value: Fields[string]): Fields {
  return { ...fields, [name]: value };
}

function without(fields: Fields, name: string): Fields {
  const { [name]: _, ...others } = fields;
  return others;
}

/** The set-aside answers of a step that count again beside `fields`, unless `input` answers them anew. */
export function returningAnswers(
  aside: Fields | undefined,
  input: object,
  fields: Fields,
  rules: StepRelevance,
  known: ValidationContext,
): Fields | undefined {
  if (aside === undefined) return undefined;
  const returning = Object.entries(aside).filter(
    ([name, value]) => !Object.hasOwn(input, name) && rules[name]?.(fields, known, value) === true,
  );
  return returning.length > 0 ? Object.fromEntries(returning) : undefined;
}

function replaced(all: FlowContext['steps'], number: number, fields: Fields): FlowContext['steps'] {
  const old = all[number];
  const isNothingNew = old === fields || (old === undefined && Object.keys(fields).length === 0);
  return isNothingNew ? all : { ...all, [number]: fields };
}

/** Whether two sets of fields say the same; one that is empty says no more than one that is left out. */
export const sameFields = (a: Fields, b: Fields): boolean =>
  Object.keys({ ...a, ...b }).every((name) => isSame(a[name], b[name]));

function isSame(a: unknown, b: unknown): boolean {
  if (!isFilled(a)) return !isFilled(b);
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
