import { exampleOf, fieldsOf, jsonSchemaOf, type FieldsClass } from '@statewise/fields';
import type { EventDeclaration, Flow, Step } from '@statewise/flow';
import { captchaMember, versionMember } from './application-schemas.js';
import * as s from './schema.js';

type Properties = Readonly<Record<string, s.JsonSchema>>;

interface Payload {
  readonly properties: Properties;
  readonly required: readonly string[];
}

/** Every event that a caller may send to an application, of every flow. */
export const eventsSchema: s.JsonSchema = s.ofFlows((flows) =>
  s.anyOf(
    ...flows.map((flow) =>
      s.named(`${pascal(flow.id)}Event`, {
        description: `The events of ${flow.title}, told apart by \`type\`.`,
        oneOf: sendable(flow, (type) => !flow.creates.includes(type)).map(([type, event]) =>
          eventSchema(flow, type, event, { version: versionMember }),
        ),
      }),
    ),
  ),
);

/** Every event with which a caller may bring an application into being, of every flow. */
export const creationsSchema: s.JsonSchema = s.ofFlows((flows) =>
  s.anyOf(
    ...flows.flatMap((flow) =>
      sendable(flow, (type) => flow.creates.includes(type)).map(([type, event]) =>
        eventSchema(flow, type, event, {
          flow: s.text('The id of the flow', { const: flow.id }),
          captcha: captchaMember,
          version: versionMember,
        }),
      ),
    ),
  ),
);

/** Bodies that save the steps of a flow, one by one, and the others that need nothing but their type. */
export const eventExamples = (flows: readonly Flow[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    flows.flatMap((flow) => [
      ...formsOf(flow).map((step) => [
        `${flow.id} step.save ${step.state}`,
        { type: 'step.save', step: step.step, fields: exampleOf(step.fields) },
      ]),
      [`${flow.id} step.back`, { type: 'step.back', version: 2 }],
    ]),
  );

/** A body for each flow that brings an application into being with the answers of its first step. */
export const creationExamples = (flows: readonly Flow[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    flows.flatMap((flow) => {
      const type = 'application.create';
      const payload = flow.creates.includes(type) ? flow.events[type]?.payload : undefined;
      const first = formsOf(flow).find(({ step }) => step > 0);
      if (!payload || !first) return [];
      return [[flow.id, { ...exampleOf(payload), flow: flow.id, type, fields: exampleOf(first.fields) }]];
    }),
  );

function sendable(flow: Flow, isWanted: (type: string) => boolean): [string, EventDeclaration][] {
  return Object.entries(flow.events).filter(
    ([type, { who, internal }]) => isWanted(type) && internal !== true && who.roles.some((role) => role !== 'system'),
  );
}

/** One type of event; a save has a shape for each step, since each has fields of its own. */
function eventSchema(flow: Flow, type: string, event: EventDeclaration, beside: Properties): s.JsonSchema {
  const name = `${pascal(flow.id)}${pascal(type)}`;
  const fields = event.payload ? fieldsOf(event.payload) : undefined;
  const description = `${event.description} Sent by: ${event.who.roles.filter((role) => role !== 'system').join(', ')}.`;
  const whole = (payload: Payload, more: string): s.JsonSchema =>
    s.named(`${name}${more}`, {
      type: 'object',
      description,
      properties: { type: s.text(undefined, { const: type }), ...beside, ...payload.properties },
      required: ['type', ...('flow' in beside ? ['flow'] : []), ...payload.required],
      additionalProperties: false,
    });
  const payload = payloadOf(event.payload);
  if (!fields?.has('fields') || fields.get('fields')?.members) return whole(payload, '');
  const forms = fields.has('step')
    ? formsOf(flow)
    : formsOf(flow)
        .filter(({ step }) => step > 0)
        .slice(0, 1);
  const variants = forms.map((step) => whole(withFields(payload, step), fields.has('step') ? pascal(step.state) : ''));
  return variants.length === 1 && variants[0] ? variants[0] : s.named(name, { description, oneOf: variants });
}

function payloadOf(type: FieldsClass | undefined): Payload {
  if (!type) return { properties: {}, required: [] };
  const { properties, required } = jsonSchemaOf(type, s.fieldsSchema);
  return { properties, required };
}

function withFields({ properties, required }: Payload, { step, fields }: Form): Payload {
  const saved: Properties = { ...properties, fields: s.fieldsSchema(fields) };
  const isNumbered = 'step' in properties;
  return {
    properties: isNumbered ? { ...saved, step: s.integer('The step that is saved', { const: step }) } : saved,
    required,
  };
}

type Form = Step & { readonly fields: FieldsClass };

/** The steps that ask for fields. */
function formsOf({ steps }: Flow): Form[] {
  return Object.values(steps).flatMap((step) => (step.fields ? [{ ...step, fields: step.fields }] : []));
}

/** `call-back` and `step.save` as parts of a name. */
function pascal(words: string): string {
  return words
    .split(/[.-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
