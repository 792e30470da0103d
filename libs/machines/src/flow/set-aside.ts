import { fieldsOf, isFilled, type Fields, type FieldsClass, type Given } from '@statewise/fields';
import type { FlowContext } from './flow.js';

/** Answers that count, and those that a change of mind has set aside. */
export type Answers = Pick<FlowContext, 'steps' | 'setAside'>;

/** Whether a field matters beside the others of its step; undefined when that cannot be told now, and then it stays where it is. */
export type IsRelevant = (fields: Fields, known: Given, value: unknown) => boolean | undefined;

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
  for (const [name, { asked }] of fieldsOf(type)) if (asked) rules[name] = asked;
  return rules;
}

/**
 * Sorts the answers after a save: what has become irrelevant is set aside, what is relevant again and was not answered
 * anew comes back. Steps that do not change stay the very same objects.
 */
export function sortAnswers(before: Answers, steps: FlowContext['steps'], relevance: Relevance, known: Given): Answers {
  let sorted: Answers = { steps, setAside: before.setAside };
  for (const number of Object.keys(relevance).map(Number)) {
    if (sorted.steps[number] !== undefined) sorted = sortStep(before, sorted, number, relevance[number] ?? {}, known);
  }
  return sorted;
}

function sortStep(before: Answers, sorted: Answers, number: number, rules: StepRelevance, known: Given): Answers {
  const counted: Record<string, unknown> = { ...sorted.steps[number] };
  const aside: Record<string, unknown> = { ...before.setAside[number] };
  for (const [name, isRelevant] of Object.entries(rules)) {
    const value = [counted[name], before.steps[number]?.[name], aside[name]].find(isFilled);
    const relevant = isRelevant(counted, { ...known, steps: sorted.steps }, value);
    if (relevant === false) {
      delete counted[name];
      if (isFilled(value)) aside[name] = value;
    } else if (relevant === true && Object.hasOwn(aside, name)) {
      if (!Object.hasOwn(counted, name)) counted[name] = aside[name];
      delete aside[name];
    }
  }
  return { steps: replaced(sorted.steps, number, counted), setAside: replaced(sorted.setAside, number, aside) };
}

/** The set-aside answers of a step that count again beside `fields`, unless `input` answers them anew. */
export function returningAnswers(aside: Fields | undefined, input: object, fields: Fields, rules: StepRelevance, known: Given): Fields | undefined {
  if (aside === undefined) return undefined;
  const returning = Object.entries(aside).filter(([name, value]) => !Object.hasOwn(input, name) && rules[name]?.(fields, known, value) === true);
  return returning.length > 0 ? Object.fromEntries(returning) : undefined;
}

function replaced(all: FlowContext['steps'], number: number, fields: Fields): FlowContext['steps'] {
  const old = all[number];
  if (old === undefined && Object.keys(fields).length === 0) return all;
  return old !== undefined && sameFields(old, fields) ? all : { ...all, [number]: fields };
}

/** Whether two sets of fields say the same. */
export function sameFields(a: Fields, b: Fields): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && JSON.stringify(a[name]) === JSON.stringify(b[name]));
}
