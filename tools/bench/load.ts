import { randomUUID } from 'node:crypto';
import autocannon, { type Instance, type Result } from 'autocannon';
import { loanBase } from '../experiments/harness/applicant.ts';
import { statOf } from '../src/processes.ts';
import { sampleAnswers } from '@statewise/machines/testing';
import { codeOf } from './seed.ts';

/** What one round measured. */
export interface Round {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Microseconds of processor time of the server process, per request. */
  readonly cpu: number;
  /** Answers other than 2xx: a round with any is no measurement. */
  readonly failed: number;
}

export interface Target {
  readonly url: string;
  readonly pid: number;
}

export type LoadOperation = 'save' | 'resume';

const connections = 64;

/** Sends `amount` requests over 64 connections, each under a key of its own, spread over `applications` behind the first `behind`. */
export function round(
  target: Target,
  operation: LoadOperation,
  amount: number,
  applications: number,
  behind = 0,
): Promise<Round> {
  const stride = strideOver(applications);
  const codeAt = (n: number): string => codeOf(1 + behind + ((n * stride) % applications));
  // The first half of a round saves step two of its applications, the second half their step three.
  const half = Math.ceil(amount / 2);
  const saving = (n: number) => {
    const step = n < half ? 2 : 3;
    return { code: codeAt(n % half), current_step: step, furthest_step: step, data: sampleAnswers[step] };
  };
  let sent = 0;
  return measure(target, amount, {
    connections,
    requests: [
      {
        method: 'POST',
        path: `${loanBase}/${operation === 'save' ? 'saveStepData' : 'resume'}`,
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify(operation === 'save' ? saving(sent++) : { code: codeAt(sent++) }),
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        }),
      },
    ],
  });
}

/** Opens a page `amount` times over 16 connections, compressed as browsers want it. */
export function look(target: Target, path: string, amount: number): Promise<Round> {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  return measure(target, amount, { connections: 16, requests: [{ method: 'GET', path, headers }] });
}

async function measure(
  { url, pid }: Target,
  amount: number,
  load: Pick<autocannon.Options, 'connections' | 'requests'>,
): Promise<Round> {
  const before = cpuOf(pid);
  const started = performance.now();
  let finished = started;
  const running = autocannon({ url, amount, timeout: 30, ...load }) as Promise<Result> & Instance;
  // It ends on the next full second after the last answer, which is no part of the measurement.
  running.on('response', () => (finished = performance.now()));
  const result = await running;
  const seconds = (finished - started) / 1000;
  return {
    perSecond: amount / seconds,
    p99: result.latency.p99,
    cpu: ((cpuOf(pid) - before) * 1e6) / amount,
    failed: result.non2xx + result.errors,
  };
}

/** A step through the applications that touches each once before any twice. */
function strideOver(applications: number): number {
  return applications > 7919 && applications % 7919 !== 0 ? 7919 : 1;
}

/** Processor seconds that a process has used so far. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0)) / 100;
}
