import { roles, type Role } from '@statewise/flow';
import { bodyOf, fieldErrors, textOf } from '../platform/http/request-fields.js';

/** One event of a walk: what was sent, and as whom. */
export interface WalkedEvent {
  readonly type: string;
  readonly role: Role;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A walk through a chart as somebody wants to keep it. */
export interface NewScenario {
  readonly chart: string;
  readonly title: string;
  readonly events: readonly WalkedEvent[];
}

const mostEvents = 200;
/** In characters; events with whole forms take about one thousand. */
const longestWalk = 100_000;

/** What was sent as a scenario of one of these charts; throws field errors for anything else. */
export function scenarioOf(asked: unknown, charts: ReadonlySet<string>): NewScenario {
  const body = bodyOf(asked, ['chart', 'title', 'events']);
  const chart = textOf(body, 'chart');
  if (!charts.has(chart)) throw fieldErrors({ chart: ['oneOf'] });
  return { chart, title: textOf(body, 'title', 120), events: eventsOf(body['events']) };
}

function eventsOf(asked: unknown): WalkedEvent[] {
  if (asked === undefined || asked === null) throw fieldErrors({ events: ['required'] });
  if (!Array.isArray(asked) || asked.length === 0) throw fieldErrors({ events: ['format'] });
  if (asked.length > mostEvents || JSON.stringify(asked).length > longestWalk)
    throw fieldErrors({ events: ['length'] });
  return asked.map(eventOf);
}

function eventOf(asked: unknown): WalkedEvent {
  if (!isObject(asked)) throw fieldErrors({ events: ['format'] });
  const { type, role, payload = {}, ...rest } = asked;
  const known = roles.find((name) => name === role);
  const isWrong = typeof type !== 'string' || type.length > 200 || known === undefined || !isObject(payload);
  if (isWrong || Object.keys(rest).length > 0) throw fieldErrors({ events: ['format'] });
  return { type, role: known, payload };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
