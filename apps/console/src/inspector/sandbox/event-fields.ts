import { exampleOf, fieldSpecs, type Fields, type FieldsClass, type FormField } from '@statewise/fields';
import { formStep, stepOf, type Flow } from '@statewise/flow';

/** The class of an object among the members of an event: its own, or that of the answers of the step that it names. */
export function classWithin(
  flow: Flow,
  { name, members }: FormField,
  values: Fields,
  payload: FieldsClass,
): FieldsClass | undefined {
  if (members) return members.of;
  if (name !== 'fields') return undefined;
  const number = Number(values['step']);
  const named = Number.isInteger(number) && values['step'] !== undefined ? formStep(flow, number)?.fields : undefined;
  if (named || fieldSpecs(payload).some((field) => field.name === 'step')) return named;
  return Object.values(flow.steps).find(({ step, fields }) => fields !== undefined && step > 0)?.fields;
}

/** What a form begins with: the step that the flow stands at where one is asked for. */
export function blankPayload(flow: Flow, payload: FieldsClass, state: string): Fields {
  const asksForStep = fieldSpecs(payload).some(({ name }) => name === 'step');
  return asksForStep ? { step: stepOf(flow, state)?.step ?? 1 } : {};
}

/** Values that the event's declaration gives as examples, in all of its parts. */
export function samplePayload(flow: Flow, payload: FieldsClass, begun: Fields): Fields {
  const values: Record<string, unknown> = { ...exampleOf(payload), ...begun };
  for (const field of fieldSpecs(payload)) {
    const own = values[field.name];
    const within = field.kind === 'object' ? classWithin(flow, field, values, payload) : undefined;
    if (within && own === undefined && field.isRequired(values, { at: '' })) values[field.name] = exampleOf(within);
    const [first] = field.values ?? [];
    if (own === undefined && first !== undefined && field.isRequired(values, { at: '' })) values[field.name] = first;
  }
  return values;
}
