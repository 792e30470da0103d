import type { Flow } from '@statewise/machines';
import type { Fields } from '@statewise/fields';
import type { Answered, Application, ClientEvent, Outgoing } from './application.js';
import type { LocalChart } from './chart.js';
import { differencesOf, mergedFields } from './differences.js';
import type { Drafts } from './drafts.js';
import { RequestFailure } from './failure.js';
import type { Conflict, Refusal } from './flow-view.js';
import type { TabMemory } from './memory.js';
import type { Transport } from './transport.js';

/** How one attempt to send the event under way ended. */
export type Outcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'answered'; readonly application: Application }
  | { readonly kind: 'lost'; readonly retryAfterSeconds: number | undefined }
  | { readonly kind: 'expired' | 'refused'; readonly refusal: Omit<Refusal, 'attempt'> }
  /** Somebody else was first, and what they changed is none of what was sent. */
  | { readonly kind: 'overtaken'; readonly outgoing: Outgoing }
  | { readonly kind: 'conflict'; readonly conflict: Conflict };

export interface ExchangeParts {
  readonly chart: LocalChart;
  readonly drafts: Drafts;
  readonly memory: TabMemory;
  readonly transport: Transport;
}

/** Sends the event that the memory holds, and brings chart, drafts and memory up to date with the answer. */
export async function exchange(parts: ExchangeParts): Promise<Outcome> {
  const { pending } = parts.memory;
  if (pending === undefined) return { kind: 'nothing' };
  try {
    const answered = await parts.transport.send(parts.memory.code, pending);
    return await settle(parts, pending, answered);
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return fail(parts, pending, failure);
  }
}

/** Where the server went elsewhere than the chart expected and does not say why, the whole application is read. */
async function settle(
  { chart, drafts, memory, transport }: ExchangeParts,
  { event, step }: Outgoing,
  answered: Answered,
): Promise<Outcome> {
  const application =
    chart.foresaw(answered) || answered.steps !== undefined
      ? chart.completed(answered)
      : await transport.read(answered.code);
  if (step !== undefined) drafts.settle(step, fieldsOf(event));
  memory.keep({ code: application.code, pending: undefined });
  chart.settle(application);
  return { kind: 'answered', application };
}

async function fail(parts: ExchangeParts, outgoing: Outgoing, failure: RequestFailure): Promise<Outcome> {
  if (failure.isWorthRetrying) return { kind: 'lost', retryAfterSeconds: failure.problem?.retryAfterSeconds };
  if (failure.kind === 'stale' && parts.memory.code !== undefined) return meet(parts, outgoing, parts.memory.code);
  parts.memory.keep({ pending: undefined });
  parts.chart.revert();
  const refusal = {
    event: outgoing.event,
    errors: failure.problem?.errors ?? {},
    ...(failure.problem ? { problem: failure.problem } : {}),
  };
  return { kind: failure.kind === 'expired' ? 'expired' : 'refused', refusal };
}

/** Somebody else was first: what they left alone is saved after theirs; what both changed is the applicant's choice. */
async function meet(
  { chart, drafts, memory, transport }: ExchangeParts,
  { event, step, ...outgoing }: Outgoing,
  code: string,
): Promise<Outcome> {
  try {
    const base = chart.application;
    const theirs = await transport.read(code);
    const [before, after] = step === undefined ? [] : [base?.steps[step], theirs.steps[step]];
    const fields = mergedFields(before, after, fieldsOf(event));
    const differences = differencesOf(before, after, fields);
    const merged = step === undefined ? event : { ...event, fields };
    memory.keep({ pending: undefined });
    drafts.receive(theirs.drafts);
    chart.settle(theirs);
    return step === undefined || differences.length === 0
      ? { kind: 'overtaken', outgoing: { ...outgoing, event: merged, ...(step === undefined ? {} : { step }) } }
      : { kind: 'conflict', conflict: { step, differences, event: merged } };
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return { kind: 'lost', retryAfterSeconds: failure.problem?.retryAfterSeconds };
  }
}

/** The step whose fields an event carries; the event that creates an application carries those of step one. */
export function stepSentBy(flow: Flow, event: ClientEvent): number | undefined {
  if (flow.creates.includes(event.type)) return 1;
  const { step, fields } = event;
  return fields !== undefined && typeof step === 'number' ? step : undefined;
}

function fieldsOf({ fields }: ClientEvent): Fields {
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}
