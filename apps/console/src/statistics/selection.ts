import type { FlowDescription } from '@statewise/flow';
import type { Population, PopulationQuery } from '../requests/population.js';

/** The two sets of applications that can be compared. */
export const sides = ['a', 'b'] as const;
export type Side = (typeof sides)[number];

/** What draws something of a flow: of one selection of its applications, or of two. */
export interface SelectedProps {
  readonly chart: FlowDescription;
  readonly a: Population;
  readonly b: Population | undefined;
}

const parts = ['period', 'from', 'to', 'version', 'locale'] as const;
export type SelectionPart = (typeof parts)[number];

/** Names of filters in the address: those of B begin with `b-`. */
export type FilterName = SelectionPart | `b-${SelectionPart}` | 'compare';
export const filterNames: readonly FilterName[] = [...parts, ...parts.map((part) => `b-${part}` as const), 'compare'];

export const selectionName = (side: Side, part: SelectionPart): FilterName => (side === 'a' ? part : `b-${part}`);

export const periods = ['7', '30', '90', '366', 'own'] as const;
export type PeriodChoice = (typeof periods)[number];

/** Which period is chosen: 30 days when none is. */
export function periodOf(values: Readonly<Record<FilterName, string>>, side: Side): PeriodChoice {
  const asked = values[selectionName(side, 'period')];
  return periods.find((period) => period === asked) ?? '30';
}

/** What is asked of the API; an unfinished day is none. */
export function queryOf(values: Readonly<Record<FilterName, string>>, side: Side): PopulationQuery {
  const period = periodOf(values, side);
  const of = (part: SelectionPart): string | undefined => values[selectionName(side, part)] || undefined;
  const [from, to] = [of('from'), of('to')];
  // Two days the wrong way round are taken the right one.
  const [first, last] = from !== undefined && to !== undefined && to < from ? [to, from] : [from, to];
  const span = period === 'own' ? { from: first, to: last } : { days: Number(period) };
  return { ...span, version: of('version'), locale: of('locale') };
}
