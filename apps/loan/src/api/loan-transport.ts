import {
  answeredOf,
  newKey,
  platformTransport,
  RequestFailure,
  type Answered,
  type UnstampedEvent,
  type Request,
  type Transport,
} from '@statewise/flow-client';
import type { Country, Locale } from '@statewise/i18n';
import { withHumanCheck } from '@statewise/wizard';

const base = '/consumer-loans-application/api';

/** Under this name the tab keeps whether the code is to be mailed once there is one. */
export const mailWish = 'statewise.mail-code';

/** Has the code of an application mailed to the applicant, with the loan plan. */
export function mailCode(request: Request, code: string): Promise<unknown> {
  return request(`${base}/sendLoanPlan`, { method: 'POST', body: { code }, key: newKey() });
}

/** The loan wizard's own endpoints; what they do not offer, reading among it, goes through the platform's. */
export function loanTransport(request: Request, { country }: Locale): Transport {
  const platform = platformTransport('loan-application', request);
  /** Whether the new application's code is to be mailed, as was asked for at step one. */
  const takesMail = (): boolean => globalThis.sessionStorage?.getItem(mailWish) === 'yes';
  return {
    ...platform,
    send: async (code, outgoing) => {
      const call = callOf(code, outgoing.event, country);
      if (call === undefined) {
        const told = await platform.send(code, outgoing);
        return isOfLoan(outgoing.event) ? withAnswers(platform, told) : told;
      }
      const body = { ...call.body, ...(outgoing.version === undefined ? {} : { version: outgoing.version }) };
      const post = (extra: object = {}) =>
        request(`${base}/${call.name}`, { method: 'POST', body: { ...body, ...extra }, key: outgoing.key });
      const answered = answeredOf(await (code === undefined ? withHumanCheck(request, post) : post()));
      if (code === undefined && takesMail()) void mailCode(request, answered.code).catch(() => undefined);
      return isOfLoan(outgoing.event) ? withAnswers(platform, answered) : answered;
    },
  };
}

/** Whether an event can make the loan another one, whose rate only the server says. */
const isOfLoan = ({ type, step }: UnstampedEvent): boolean =>
  type === 'application.create' ||
  type === 'loan.change' ||
  type === 'alternative.take' ||
  (type === 'step.save' && step === 4);

/** What was answered with the loan as it now is: only the server says at which rate. A loan that cannot be read costs nobody the save. */
async function withAnswers(platform: Transport, told: Answered): Promise<Answered> {
  try {
    const { version, steps } = await platform.read(told.code);
    return version === told.version ? { ...told, steps } : told;
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return told;
  }
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
