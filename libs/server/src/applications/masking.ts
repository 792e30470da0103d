import type { Actor } from '@statewise/flow';

/** What an application's facts or its chart's context say of who made it. */
interface Made {
  readonly preparedBy?: unknown;
}

/** What stands in place of what a tester must not read. */
const dots = '•••';

/** Whether an actor reads an application with dots in place of what its applicant said: testers do, of all but test applications. */
export function isMasked({ role }: Actor, made: Made): boolean {
  return role === 'qa' && !isTest(made);
}

/** Whether an application is for tests: a tester made it, and no applicant took it over. */
const isTest = ({ preparedBy }: Made): boolean => preparedBy === 'qa';

/** The same members with dots for each value that is filled in. */
export function masked<T extends object>(value: T): T {
  return maskedValue(value) as T;
}

/** Facts with dots for their texts, but for where an application stands and who made it, which say nothing of a person. */
export function maskedFacts<T extends Readonly<Record<string, unknown>>>(facts: T): T {
  const shown = Object.entries(facts).map(([name, fact]) => [name, name === 'preparedBy' ? fact : maskedTexts(fact)]);
  return Object.fromEntries(shown) as T;
}

function maskedTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? maskedText(value) : value;
  if (Array.isArray(value)) return value.map(maskedTexts);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, maskedTexts(member)]));
}

function maskedValue(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (Array.isArray(value)) return value.map(maskedValue);
  if (typeof value !== 'object') return dots;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, maskedValue(member)]));
}

/** A text with dots in its place; an empty one and none stay so. */
export const maskedText = <T extends string | null>(text: T): T | typeof dots =>
  text === null || text === '' ? text : dots;
