import type { Fields } from '@statewise/fields';
import type { FlowBinding, FlowClient, UnstampedEvent } from '@statewise/flow-client';
import { useCallback } from 'react';
import { placeOf } from '../flow/places.js';
import { useFlowSetup } from '../services.js';
import { stepForm, type StepForm } from './step-form.js';

export interface StepFormOptions {
  /** What is shown where nothing is answered or typed yet. */
  readonly defaults?: Fields;
  /** What the rules may know besides the answers and facts of the application. */
  readonly known?: object;
  /** What the event carries besides the fields of the step. */
  readonly payload?: object;
  /** The event that saves these answers, where it depends on them; by default the flow's first or `step.save`. */
  readonly eventOf?: (fields: Fields) => UnstampedEvent;
}

/** The form of the step that the flow is at. */
export function useStepForm(
  binding: FlowBinding,
  { defaults = {}, known = {}, payload = {}, eventOf }: StepFormOptions = {},
): StepForm {
  const { flow } = useFlowSetup();
  const place = placeOf(flow, binding.state);
  if (place?.fields === undefined) throw new Error(`${binding.state} asks for no fields`);
  const { step, fields: fieldsClass } = place;
  const [create = 'application.create'] = flow.creates;
  // Where an application begins with this very state, it is new until the server has it.
  const isNew = place.state !== binding.state || (binding.application === undefined && !binding.isUnderWay);
  const save = (fields: Fields): UnstampedEvent =>
    isNew ? { type: create, fields, ...payload } : { type: 'step.save', step, fields, ...payload };
  const type = useTyping(binding.client, step);
  return stepForm({
    flow: binding,
    step,
    fieldsClass,
    defaults,
    known: { ...binding.snapshot.context, ...known },
    eventOf: eventOf ?? save,
    type,
  });
}

/** Notes what is typed in a step: the same function each time, so that no other field is drawn for it. */
function useTyping(client: FlowClient, step: number): StepForm['type'] {
  return useCallback((change) => client.type(step, change), [client, step]);
}
