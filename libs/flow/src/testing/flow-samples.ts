import { exampleOf, fieldsOf, type Fields, type RegisteredField } from '@statewise/fields';
import { describeChart } from '../describe-chart.js';
import { formStep } from '../declare.js';
import type { EventDeclaration, Flow, FlowEvent, Role } from '../flow.js';
import { sampleAt } from './chart-path.js';

/** A stamped event with a payload that its declaration allows. */
export type SampleEvent = FlowEvent & Fields;

/** More combinations of one event's members than this tell nothing new. */
const mostCombinations = 60;

/**
 * Events that are worth trying in every state of a flow, from its declaration alone: each type by a role that may send
 * it, with every combination of its closed choices, every step that it can name, and the examples of all else.
 */
export function eventSamples(flow: Flow): SampleEvent[] {
  return Object.entries(flow.events).flatMap(([type, declared]) => {
    const actor = { role: senderOf(declared) };
    return payloadSamples(flow, type, declared).map((payload) => ({
      ...payload,
      ...declared.serverFields,
      type,
      at: sampleAt,
      actor,
    }));
  });
}

/** The same events with answers that no step takes: with none at all. */
export function emptyAnswers(samples: readonly SampleEvent[]): SampleEvent[] {
  return samples.filter((sample) => 'fields' in sample).map((sample) => ({ ...sample, fields: {} }));
}

function senderOf({ who: { roles } }: EventDeclaration): Role {
  return roles.includes('applicant') ? 'applicant' : (roles[0] ?? 'system');
}

function payloadSamples(flow: Flow, type: string, { payload }: EventDeclaration): Fields[] {
  if (payload === undefined) return [{}];
  const names = [...fieldsOf(payload)].filter(([name]) => name !== 'fields');
  let samples: Fields[] = [{}];
  for (const [name, field] of names) {
    const values = valuesOf(flow, type, name, field);
    if (values.length > 0) samples = samples.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value })));
  }
  const asksForAnswers = fieldsOf(payload).has('fields');
  return samples
    .slice(0, mostCombinations)
    .map((sample) => (asksForAnswers ? { ...sample, fields: answersOf(flow, payload, sample['step']) } : sample));
}

function valuesOf(flow: Flow, type: string, name: string, { values, example }: RegisteredField): readonly unknown[] {
  if (name === 'step') return stepNumbers(flow, type === 'step.save' || type === 'help.save');
  if (name === 'state') return restingStates(flow);
  if (values !== undefined && values.length <= mostCombinations) return values;
  return example === undefined ? [] : [example];
}

function stepNumbers({ steps }: Flow, withFields: boolean): number[] {
  const numbers = Object.values(steps).filter(({ fields }) => !withFields || fields !== undefined);
  return [...new Set(numbers.map(({ step }) => step))];
}

/** Names of the states that an application can be in. */
export function restingStates({ machine }: Pick<Flow, 'machine'>): string[] {
  return describeChart(machine)
    .states.filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path);
}

/** The example of the step that an event names, of the payload's own answers, or of the first step. */
function answersOf(flow: Flow, payload: new () => object, step: unknown): unknown {
  if (typeof step === 'number') return exampleOf(formStep(flow, step)?.fields ?? payload);
  const own = exampleOf(payload)['fields'];
  if (own !== undefined) return own;
  const first = Object.values(flow.steps).find(({ fields, step: number }) => fields !== undefined && number > 0);
  return first?.fields ? exampleOf(first.fields) : {};
}
