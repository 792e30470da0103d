import type { ChartDescription, ChartState, ChartTransition } from '@statewise/flow';
import { cutTo, linesOf, widthOf } from './text-size.js';

// The boxes of a chart, the rows in them and the lines between them, before they are laid out.

/** A text that stands for one transition, or for several that an event can cause, by their ids. */
export interface GraphRow {
  readonly transitions: readonly string[];
  readonly text: string;
}

/** One state. */
export interface Box {
  readonly state: ChartState;
  /** What is written as its name. */
  readonly title: string;
  readonly isInitial: boolean;
  readonly isParent: boolean;
  readonly depth: number;
  readonly description: readonly string[];
  /** Transitions that are written into the box instead of being lines to another one. */
  readonly rows: readonly GraphRow[];
  /** Of its own text: what a parent has above its children. */
  readonly width: number;
  readonly height: number;
}

/** All transitions from one state to another one, as one line. */
export interface Line {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly texts: readonly GraphRow[];
  readonly width: number;
  readonly height: number;
}

export interface ChartGraph {
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

export const titleHeight = 20;
export const rowHeight = 16;
export const descriptionHeight = 15;
export const padding = 10;
const widestText = 210;
const widestLabel = 240;
const widestRow = 290;

/** From this many on, the transitions by which a state leads into itself are rows: as lines they would cover what is in it. */
const manyInto = 3;

/** What is drawn of a chart, and how large the texts of each part are. */
export function graphOf(chart: ChartDescription): ChartGraph {
  const states = new Map(chart.states.map((state) => [state.path, state]));
  const inRows = rowsOf(chart);
  const boxes = chart.states.map((state) => boxOf(chart, state, states, inRows));
  const lines = new Map<string, GraphRow[]>();
  for (const transition of chart.transitions) {
    if (inRows.has(transition.id)) continue;
    for (const to of transition.targets) {
      const key = `${transition.from}>${to}`;
      lines.set(key, [
        ...(lines.get(key) ?? []),
        { transitions: [transition.id], text: cutTo(labelOf(transition), widestLabel, 11) },
      ]);
    }
  }
  return { boxes, lines: [...lines].map(([id, texts]) => lineOf(id, texts)) };
}

/** Ids of the transitions that are written into the box of their state. */
function rowsOf({ transitions, states }: ChartDescription): ReadonlySet<string> {
  const parents = new Map(states.map(({ path, parent }) => [path, parent]));
  const isInto = ({ from, targets }: ChartTransition): boolean => {
    const [to] = targets;
    for (let path: string | null | undefined = to; path !== undefined && path !== null; path = parents.get(path))
      if (path === from) return true;
    return false;
  };
  const into = transitions.filter(isInto);
  const perEvent = new Map<string, number>();
  for (const { from, event } of into) {
    const key = `${from}:${event}`;
    perEvent.set(key, (perEvent.get(key) ?? 0) + 1);
  }
  const isRow = (transition: ChartTransition): boolean =>
    transition.targets.length === 0 ||
    transition.from === '' ||
    (isInto(transition) && (perEvent.get(`${transition.from}:${transition.event}`) ?? 0) >= manyInto) ||
    (transition.targets.length === 1 && transition.targets[0] === transition.from);
  return new Set(transitions.filter(isRow).map(({ id }) => id));
}

function boxOf(
  chart: ChartDescription,
  state: ChartState,
  states: ReadonlyMap<string, ChartState>,
  inRows: ReadonlySet<string>,
): Box {
  const parent = state.parent === null ? undefined : states.get(state.parent);
  const isParent = state.type === 'compound' || state.type === 'parallel';
  const title = state.path === '' ? chart.title : (state.path.split('.').at(-1) ?? state.path);
  const rows = groupedRows(chart.transitions.filter(({ id, from }) => from === state.path && inRows.has(id)));
  const description = isParent || state.description === null ? [] : linesOf(state.description, widestText, 2, 11);
  const texts = [
    widthOf(title, 14) + 40,
    ...rows.map(({ text }) => widthOf(text, 11) + 6),
    ...description.map((text) => widthOf(text, 11)),
  ];
  return {
    state,
    title,
    isInitial: parent?.initial === state.path,
    isParent,
    depth: depthOf(state, states),
    description,
    rows,
    width: Math.ceil(Math.max(96, ...texts) + 2 * padding),
    height: 2 * padding + titleHeight + rows.length * rowHeight + description.length * descriptionHeight,
  };
}

function depthOf(state: ChartState, states: ReadonlyMap<string, ChartState>): number {
  const parent = state.parent === null ? undefined : states.get(state.parent);
  return parent ? depthOf(parent, states) + 1 : 0;
}

function lineOf(id: string, texts: readonly GraphRow[]): Line {
  const [from = '', to = ''] = id.split('>');
  const width = Math.min(widestLabel, Math.max(...texts.map(({ text }) => widthOf(text, 11)))) + 12;
  return { id, from, to, texts, width: Math.ceil(width), height: texts.length * rowHeight + 2 };
}

/** A transition in a few words: its event, and the guard in brackets. */
export function labelOf(transition: ChartTransition): string {
  const { guard } = transition;
  return guard === null ? triggerText(transition) : `${triggerText(transition)} [${guard.name}]`;
}

/** What makes a transition happen, in a few words; those that are no event of the chart's own are put in arrows. */
function triggerText({ trigger, event, delay }: ChartTransition): string {
  if (trigger === 'after') return `after ${delay ?? ''}`;
  if (trigger === 'always') return 'always';
  if (trigger === 'done') return 'done';
  return trigger === 'error' ? 'error' : event;
}

/** One row for each transition, or one for all that an event can cause when those are many. */
function groupedRows(transitions: readonly ChartTransition[]): GraphRow[] {
  const byEvent = Map.groupBy(transitions, ({ event, targets }) => `${event}:${targets.length > 0}`);
  return [...byEvent.values()].flatMap((candidates) => {
    const [first] = candidates;
    if (first === undefined) return [];
    if (candidates.length < manyInto || first.targets.length === 0)
      return candidates.map((transition) => ({ transitions: [transition.id], text: rowText(transition) }));
    const targets = new Set(candidates.flatMap((transition) => transition.targets));
    return [{ transitions: candidates.map(({ id }) => id), text: `${triggerText(first)} → ${targets.size} ×` }];
  });
}

function rowText(transition: ChartTransition): string {
  const { targets, actions } = transition;
  const does = actions.length > 0 ? ` / ${actions.map(({ name }) => name).join(', ')}` : '';
  const leads = targets.length > 0 ? ` → ${targets.join(', ')}` : does;
  return cutTo(`${labelOf(transition)}${leads}`, widestRow, 11);
}
