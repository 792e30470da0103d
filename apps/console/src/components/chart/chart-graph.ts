import { around } from '../chart-moves.js';
import { partText, type ChartDescription, type ChartState, type ChartTransition } from '@statewise/flow';
import { foldedChart, statesWithin } from './chart-fold.js';
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
  /** Whether other states are drawn within it. */
  readonly isParent: boolean;
  /** How many states a closed group hides; 0 for anything else. */
  readonly hidden: number;
  readonly depth: number;
  readonly description: readonly string[];
  /** Transitions that are written into the box instead of being lines to another one. */
  readonly rows: readonly GraphRow[];
  /** How wide its texts are. */
  readonly textWidth: number;
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

/** Sizes of texts, in units of the drawing. */
export const titleSize = 14;
export const textSize = 12;
export const titleHeight = 20;
export const rowHeight = 16;
export const descriptionHeight = 15;
export const padding = 10;
/** What figures beside a name take. */
const markRoom = 84;
const widestText = 210;
const widestLabel = 340;
const widestRow = 340;

/** From this many on, the transitions by which a state leads into itself are rows: as lines they would cover what is in it. */
const manyInto = 3;

/** What is drawn of a chart whose groups are closed so, and how large the texts of each part are. */
export function graphOf(
  whole: ChartDescription,
  closed: ReadonlySet<string> = new Set(),
  isCounted = false,
): ChartGraph {
  const chart = foldedChart(whole, closed);
  const inRows = rowsOf(chart);
  const boxes = chart.states.map((state) => {
    const hidden = closed.has(state.path) ? statesWithin(whole, state.path).length : 0;
    return boxOf(chart, state, inRows, { hidden, isOutline: closed.size > 0, room: isCounted ? markRoom : 0 });
  });
  const lines = new Map<string, GraphRow[]>();
  for (const transition of chart.transitions) {
    if (inRows.has(transition.id)) continue;
    for (const to of transition.targets) {
      const key = `${transition.from}>${to}`;
      const text = cutTo(labelOf(transition), widestLabel, textSize);
      const rows = lines.get(key) ?? [];
      const alike = rows.find((row) => row.text === text);
      lines.set(
        key,
        alike
          ? rows.map((row) => (row === alike ? { text, transitions: [...row.transitions, transition.id] } : row))
          : [...rows, { text, transitions: [transition.id] }],
      );
    }
  }
  return { boxes, lines: [...lines].map(([id, texts]) => lineOf(id, texts, isCounted ? markRoom : 0)) };
}

/** Ids of the transitions that are written into the box of their state. */
function rowsOf(chart: ChartDescription): ReadonlySet<string> {
  const { transitions } = chart;
  const isInto = ({ from, targets: [to] }: ChartTransition): boolean =>
    to !== undefined && around(chart, to).includes(from);
  const perEvent = Map.groupBy(transitions.filter(isInto), ({ from, event }) => `${from}:${event}`);
  const isRow = (transition: ChartTransition): boolean =>
    transition.targets.length === 0 ||
    transition.from === '' ||
    (isInto(transition) && (perEvent.get(`${transition.from}:${transition.event}`)?.length ?? 0) >= manyInto) ||
    (transition.targets.length === 1 && transition.targets[0] === transition.from);
  return new Set(transitions.filter(isRow).map(({ id }) => id));
}

function boxOf(
  chart: ChartDescription,
  state: ChartState,
  inRows: ReadonlySet<string>,
  { hidden, isOutline, room }: { readonly hidden: number; readonly isOutline: boolean; readonly room: number },
): Box {
  const parent = chart.states.find(({ path }) => path === state.parent);
  const isParent = hidden === 0 && (state.type === 'compound' || state.type === 'parallel');
  const title = state.path === '' ? chart.title : (state.path.split('.').at(-1) ?? state.path);
  const own = groupedRows(chart.transitions.filter(({ id, from }) => from === state.path && inRows.has(id)));
  const rows = isOutline && isParent ? outlinedRows(own, chart) : own;
  const description =
    isParent || state.description === null ? [] : linesOf(state.description, widestText, isOutline ? 1 : 2, textSize);
  const texts = [
    widthOf(title, titleSize) + (state.path !== '' && (hidden > 0 || isParent) ? 70 : 40) + room,
    ...rows.map(({ text }) => widthOf(text, textSize) + 6),
    ...description.map((text) => widthOf(text, textSize)),
  ];
  return {
    state,
    title,
    isInitial: parent?.initial === state.path,
    isParent,
    hidden,
    depth: around(chart, state.path).length - 1,
    description,
    rows,
    textWidth: Math.ceil(Math.max(...texts)),
    width: Math.ceil(Math.max(96, ...texts) + 2 * padding),
    height: 2 * padding + titleHeight + rows.length * rowHeight + description.length * descriptionHeight,
  };
}

function lineOf(id: string, texts: readonly GraphRow[], room: number): Line {
  const [from = '', to = ''] = id.split('>');
  const width = Math.min(widestLabel, Math.max(...texts.map(({ text }) => widthOf(text, textSize)))) + 12 + room;
  return { id, from, to, texts, width: Math.ceil(width), height: texts.length * rowHeight + 2 };
}

/** A transition in a few words: its event, and in brackets the guard with what it was given. */
export function labelOf(transition: ChartTransition): string {
  const { guard } = transition;
  return guard === null ? triggerText(transition) : `${triggerText(transition)} [${partText(guard)}]`;
}

/** What makes a transition happen, in a few words; those that are no event of the chart's own are put in arrows. */
function triggerText({ trigger, event, delay }: ChartTransition): string {
  if (trigger === 'after') return `after ${delay ?? ''}`;
  return trigger === 'event' ? event : trigger;
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

/** Rows of a group that is not shown in all detail: one with the names of the events. */
function outlinedRows(rows: readonly GraphRow[], chart: ChartDescription): readonly GraphRow[] {
  if (rows.length < manyInto) return rows;
  const transitions = rows.flatMap((row) => row.transitions);
  const events = new Set(chart.transitions.filter(({ id }) => transitions.includes(id)).map(triggerText));
  return [{ transitions, text: cutTo([...events].join(', '), widestRow, textSize) }];
}

function rowText(transition: ChartTransition): string {
  const { targets, actions } = transition;
  const does = actions.length > 0 ? ` / ${actions.map(({ name }) => name).join(', ')}` : '';
  const leads = targets.length > 0 ? ` → ${targets.join(', ')}` : does;
  return cutTo(`${labelOf(transition)}${leads}`, widestRow, textSize);
}
