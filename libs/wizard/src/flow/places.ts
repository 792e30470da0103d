import type { FieldsClass } from '@statewise/fields';
import { stepOf, type Flow } from '@statewise/machines';

/** A state with a page of its own. */
export interface Place {
  readonly state: string;
  /** Number of its step. */
  readonly step: number;
  /** Last part of its address. */
  readonly path: string;
  /** What it asks for, if it asks for anything. */
  readonly fields?: FieldsClass;
}

const known = new WeakMap<Flow, readonly Place[]>();

/** The states of a flow that have a page, in the order of the chart. */
export function placesOf(flow: Flow): readonly Place[] {
  const places = known.get(flow) ?? readPlaces(flow);
  known.set(flow, places);
  return places;
}

/** The place of a state; an application that does not exist yet is begun at step one. */
export function placeOf(flow: Flow, state: string): Place | undefined {
  const places = placesOf(flow);
  return places.find((place) => place.state === state) ?? places.find(({ step }) => step === 1);
}

/** The place where a step can be gone to: several states may show it. */
export function placeOfStep(flow: Flow, step: number): Place | undefined {
  return placesOf(flow).find((place) => place.step === step);
}

/** Address of the page that shows a state, after the front end's own. */
export function addressOf(flow: Flow, state: string): string {
  return `/${placeOf(flow, state)?.path ?? ''}`;
}

/** The step that an address asks for; undefined for one that is no step's. */
export function stepAt(flow: Flow, address: string): number | undefined {
  const place = placesOf(flow).find(({ path }) => `/${path}` === address);
  return place && placeOfStep(flow, place.step) === place ? place.step : undefined;
}

/** Whether an address is one of the wizard's pages. */
export function isPlace(flow: Flow, address: string): boolean {
  return placesOf(flow).some(({ path }) => `/${path}` === address);
}

/** The steps that ask for something, from one on: those that progress is counted by. */
export function formPlaces(flow: Flow): readonly Place[] {
  return placesOf(flow).filter(({ step, fields }) => step >= 1 && fields !== undefined);
}

function readPlaces(flow: Flow): readonly Place[] {
  const steps = new Set<number>();
  return statesIn(flow.machine.root).flatMap((state) => {
    const found = stepOf(flow.machine, state);
    if (found === undefined) return [];
    const fields = steps.has(found.step) ? undefined : flow.steps[found.step];
    steps.add(found.step);
    return [{ state, ...found, ...(fields ? { fields } : {}) }];
  });
}

function statesIn(node: Flow['machine']['root'], above = ''): string[] {
  return Object.entries(node.states).flatMap(([key, child]) => [above + key, ...statesIn(child, `${above}${key}.`)]);
}
