import { asFields } from '@statewise/fields';
import {
  answeredOf,
  platformTransport,
  type Request,
  type Transport,
  type UnstampedEvent,
} from '@statewise/flow-client';

const base = '/e-banking/api';

/** The business account's own endpoints; what they do not offer, reading among it, goes through the platform's. */
export function businessTransport(request: Request): Transport {
  const platform = platformTransport('e-banking', request);
  return {
    ...platform,
    send: async (code, outgoing) => {
      const call = callOf(outgoing.event);
      if (call === undefined) return platform.send(code, outgoing);
      const version = outgoing.version === undefined ? {} : { version: outgoing.version };
      const body = { ...call.body, ...version, ...(code === undefined ? {} : { code }) };
      const answer = asFields(await request(`${base}/${call.name}`, { method: 'POST', body, key: outgoing.key }));
      // Only the contacts that count are answered; those of a list that is set aside stay known to this tab.
      const { contacts: _, ...told } = answer;
      return answeredOf(told);
    },
  };
}

interface Call {
  readonly name: string;
  readonly body: object;
}

/** The endpoint of an event; undefined for one that only the platform's endpoint takes. */
function callOf(event: UnstampedEvent): Call | undefined {
  const { type, step: page, fields: data } = event;
  switch (type) {
    case 'application.create':
      return { name: 'saveStepOne', body: { page: 1, data } };
    case 'step.save':
      return { name: page === 1 ? 'saveStepOne' : 'saveStepData', body: { page, data } };
    case 'step.goTo':
      return { name: 'changeStep', body: { page } };
    case 'contact.save':
      return { name: 'saveContact', body: { contact_type: event['contact_type'], data: contactOf(event) } };
    case 'contact.delete':
      return { name: 'deleteContact', body: { id: event['contact_id'] } };
    case 'application.finish':
      return { name: 'finish', body: {} };
    default:
      return undefined;
  }
}

/** A contact as the call has it: its id makes it an edit, its parent the company that it owns a part of. */
function contactOf({ data, contact_id: id, parent_id }: UnstampedEvent): object {
  return { ...asFields(data), ...(id === undefined ? {} : { id }), ...(parent_id === undefined ? {} : { parent_id }) };
}
