import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import {
  answeredOf,
  newKey,
  platformTransport,
  type Answered,
  type UnstampedEvent,
  type Request,
  type Transport,
} from '@statewise/flow-client';
import type { Country, Locale } from '@statewise/i18n';
import type { PendingEvent } from '@statewise/machines';
import { textOf, withHumanCheck, unlessRefused } from '@statewise/wizard';

/** Under this name the tab keeps whether the code is to be mailed once there is one. */
export const mailWish = 'statewise.mail-code';

/** Has the code of an application mailed to the applicant, with the loan plan. */
export function mailCode(request: Request, code: string): Promise<unknown> {
  const call = createClient<BankContract>(request);
  return call('POST /consumer-loans-application/api/sendLoanPlan', { body: { code } }, { key: newKey() });
}

/** The loan wizard's own endpoints; what they do not offer, reading among it, goes through the platform's. */
export function loanTransport(request: Request, { country }: Locale, storage: Storage): Transport {
  const platform = platformTransport('loan-application', request);
  /** Whether the new application's code is to be mailed, as was asked for at step one. */
  const takesMail = (): boolean => storage.getItem(mailWish) === 'yes';
  return {
    ...platform,
    send: async (code, outgoing) => {
      const sent = loanCallOf(request, code, outgoing, country);
      if (sent === undefined) {
        const told = await platform.send(code, outgoing);
        return isOfLoan(outgoing.event) ? withAnswers(platform, told) : told;
      }
      const answered = answeredOf(await sent);
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

/** Returns an answer with the loan as the server now has it, with its rate; unchanged where it cannot be read. */
async function withAnswers(platform: Transport, told: Answered): Promise<Answered> {
  const { version, steps } = await unlessRefused(platform.read(told.code), () => told);
  return version === told.version ? { ...told, steps } : told;
}

/** Sends an event to the endpoint that is made for it; undefined for one that only the platform's endpoint takes. */
function loanCallOf(
  request: Request,
  code: string | undefined,
  { event, version, key }: PendingEvent,
  country: Country,
): Promise<unknown> | undefined {
  const call = createClient<BankContract>(request);
  const { type, fields: data } = event;
  const step = Number(event['step']);
  if (type === 'application.create') {
    const body = {
      current_step: 1,
      furthest_step: 1,
      data,
      loan: event['loan'],
      referrer: textOf(event['referrer']),
      is_staff: event['isStaff'],
      country,
      version,
    };
    return withHumanCheck(request, (extra) =>
      call('POST /consumer-loans-application/api/create', { body: { ...body, ...extra } }, { key }),
    );
  }
  if (code === undefined) return undefined;
  const body = { code, current_step: step, version };
  if (type === 'step.goTo') return call('POST /consumer-loans-application/api/changeStep', { body }, { key });
  if (type !== 'step.save') return undefined;
  return step === 5
    ? call('POST /consumer-loans-application/api/saveAdditionalData', { body: { ...body, data } }, { key })
    : call('POST /consumer-loans-application/api/saveStepData', { body: { ...body, data } }, { key });
}
