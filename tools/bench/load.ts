import { randomUUID } from 'node:crypto';
import autocannon, { type Instance, type Result } from 'autocannon';
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

/** One request of a round. */
export interface LoadCall {
  readonly path: string;
  readonly body: object;
}

const connections = 64;
const base = '/consumer-loans-application/api';

/** Sends `amount` requests over 64 connections, spread over `applications` behind the first `behind`. */
export async function round(
  target: Target,
  operation: LoadOperation,
  amount: number,
  applications: number,
  behind = 0,
): Promise<Round> {
  const stride = strideOver(applications);
  return send(target, amount, (n) => {
    if (operation === 'resume')
      return { path: `${base}/resume`, body: { code: codeOf(1 + behind + ((n * stride) % applications)) } };
    // The first half of a round saves step two of its applications, the second half their step three.
    const half = amount / 2;
    const step = n < half ? 2 : 3;
    return {
      path: `${base}/saveStepData`,
      body: {
        code: codeOf(1 + behind + (((n % half) * stride) % applications)),
        current_step: step,
        furthest_step: step,
        data: sampleAnswers[step],
      },
    };
  });
}

/** Sends the calls numbered 0 to `amount` over 64 connections, each under a key of its own. */
export async function send(target: Target, amount: number, callOf: (n: number) => LoadCall): Promise<Round> {
  let sent = 0;
  return measure(target, amount, {
    connections,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { path, body } = callOf(sent++);
          return {
            ...request,
            path,
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          };
        },
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
