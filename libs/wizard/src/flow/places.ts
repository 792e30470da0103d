import type { FlowBinding } from '@statewise/flow-client';
import { initialSnapshot, stateOf, stepOf, type Flow, type FlowContext, type Step } from '@statewise/flow';
import type { FlowSetup } from '../wizard-options.js';

/** A state with a page of its own, or with the page of a state inside it. */
export type Place = Step;

/** The places of a flow, in the order of its declaration. */
export function placesOf({ steps }: Flow): readonly Place[] {
  return Object.values(steps);
}

/** The place of a state; an application that does not exist yet is begun at step one. Undefined for a state that is no step's. */
export function placeOf(flow: Flow, state: string): Place | undefined {
  const isBefore = state === stateOf(flow, initialSnapshot(flow));
  return stepOf(flow, state) ?? (isBefore ? placeOfStep(flow, 1) : undefined);
}

/** The place where a step can be gone to: several states may show it. */
export function placeOfStep(flow: Flow, step: number): Place | undefined {
  return placesOf(flow).find((place) => place.step === step);
}

/** Address of the page that shows a state, after the front end's own; a state that is no step's goes by its name. */
export function placeAddress(flow: Flow, state: string): string {
  return `/${placeOf(flow, state)?.path ?? state}`;
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

/** The steps that ask for something, from one on. */
export function formPlaces(flow: Flow): readonly Place[] {
  return placesOf(flow).filter(({ step, fields }) => step >= 1 && fields !== undefined);
}

/** Whether the answers ask for a step: a branch of the chart may pass it by. */
export function isApplicable({ applies }: Place, { snapshot }: Pick<FlowBinding, 'snapshot'>): boolean {
  const { steps }: FlowContext = snapshot.context;
  return applies?.(steps) ?? true;
}

/** The steps that progress is counted by: the forms that are asked for, and what the front end counts after them. */
export function countedPlaces(
  { flow, lastStep = 0 }: Pick<FlowSetup, 'flow' | 'lastStep'>,
  binding: Pick<FlowBinding, 'snapshot'>,
): readonly Place[] {
  const isCounted = (place: Place) =>
    place.fields !== undefined || (place.step <= lastStep && placeOfStep(flow, place.step) === place);
  return placesOf(flow).filter((place) => place.step >= 1 && isCounted(place) && isApplicable(place, binding));
}
