import {
  answeredOf,
  applicationOf,
  platformTransport,
  type Answered,
  type Application,
  type ClientEvent,
  type Request,
  type Transport,
} from '@statewise/flow-client';
import { withHumanCheck } from './human-check.js';
import { numberOf, rowOf, rowsOf, textOf } from './wire.js';

const base = '/consumer-loans-application/api';

/** The loan wizard's own endpoints; what they do not offer goes through the platform's. */
export function loanTransport(request: Request): Transport {
  const platform = platformTransport('loan-application', request);
  return {
    ...platform,
    read: async (code) => withReasons(request, await platform.read(code)),
    send: async (code, outgoing) => {
      const call = callOf(code, outgoing.event);
      if (call === undefined) return withoutRisk(await platform.send(code, outgoing));
      const body = { ...call.body, ...(outgoing.version === undefined ? {} : { version: outgoing.version }) };
      const post = (extra: object = {}) =>
        request(`${base}/${call.name}`, { method: 'POST', body: { ...body, ...extra }, key: outgoing.key });
      return withRisk(await (code === undefined ? withHumanCheck(request, post) : post()));
    },
  };
}

interface Call {
  readonly name: string;
  readonly body: object;
}

/** The endpoint of an event; undefined for one that only the platform's endpoint takes. */
function callOf(code: string | undefined, event: ClientEvent): Call | undefined {
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
        },
      };
    case 'step.save':
      return {
        name: step === 5 ? 'saveAdditionalData' : 'saveStepData',
        body: { code, current_step: step, data: fields },
      };
    // For an admin the same endpoint opens a step that is not reached yet, and logs that.
    case 'application.jump':
    case 'step.goTo':
      return { name: 'changeStep', body: { code, current_step: step } };
    default:
      return undefined;
  }
}

/** A refused applicant reads the reasons also after a reload; only the resumption tells them. */
async function withReasons(request: Request, application: Application): Promise<Application> {
  if (application.state !== 'finished.rejected') return application;
  const answer = await request(`${base}/resume`, { method: 'POST', body: { code: application.code } });
  const { version, facts } = withRisk(answer);
  const isUnderReview = numberOf(rowOf(rowOf(answer)['application'])['final_status_id']) === underReview;
  return { ...applicationOf(answer), ...application, version, facts: { ...facts, reviewRequested: isUnderReview } };
}

const underReview = 3;

/** The platform tells the reasons of a refusal by their keys; the words that were told before stay. */
function withoutRisk({ facts: { risk: _keys, ...facts } = {}, ...answered }: Answered): Answered {
  return { ...answered, facts };
}

/** The answer with what the risk rules said, in words, where it tells. */
function withRisk(answer: unknown): Answered {
  const answered = answeredOf(answer);
  const told = rowOf(answer);
  if (!('risk_analysis_result' in told)) return answered;
  const reasons = rowsOf(told['reasons']).map((reason) => textOf(reason['text']));
  return {
    ...answered,
    facts: { ...answered.facts, risk: { attempt: 0, result: numberOf(told['risk_analysis_result']), reasons } },
  };
}
