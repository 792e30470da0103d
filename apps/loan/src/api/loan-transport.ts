import {
  answeredOf,
  platformTransport,
  type UnstampedEvent,
  type Request,
  type Transport,
} from '@statewise/flow-client';
import type { Country, Locale } from '@statewise/i18n';
import { withHumanCheck } from '@statewise/wizard';

const base = '/consumer-loans-application/api';

/** The loan wizard's own endpoints; what they do not offer, reading among it, goes through the platform's. */
export function loanTransport(request: Request, { country }: Locale): Transport {
  const platform = platformTransport('loan-application', request);
  return {
    ...platform,
    send: async (code, outgoing) => {
      const call = callOf(code, outgoing.event, country);
      if (call === undefined) return platform.send(code, outgoing);
      const body = { ...call.body, ...(outgoing.version === undefined ? {} : { version: outgoing.version }) };
      const post = (extra: object = {}) =>
        request(`${base}/${call.name}`, { method: 'POST', body: { ...body, ...extra }, key: outgoing.key });
      return answeredOf(await (code === undefined ? withHumanCheck(request, post) : post()));
    },
  };
}

interface Call {
  readonly name: string;
  readonly body: object;
}

/** The endpoint of an event; undefined for one that only the platform's endpoint takes. */
function callOf(code: string | undefined, event: UnstampedEvent, country: Country): Call | undefined {
  const { step, fields } = event;
  switch (event.type) {
    case 'application.create':
      return {
        name: 'create',
        body: {
          current_step: 1,
          furthest_step: 1,
          data: fields,
          loan: event['loan'],
          referrer: event['referrer'],
          is_staff: event['isStaff'],
          country,
        },
      };
    case 'step.save':
      return {
        name: step === 5 ? 'saveAdditionalData' : 'saveStepData',
        body: { code, current_step: step, data: fields },
      };
    case 'step.goTo':
      return { name: 'changeStep', body: { code, current_step: step } };
    default:
      return undefined;
  }
}
