import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleAnswers } from '@statewise/machines/testing';
import { call, insist, member, type CallAnswer, type ExperimentCallOptions } from './call.ts';
import type { Journal } from './journal.ts';
import type { Tally } from './tally.ts';

export const loanBase = '/consumer-loans-application/api';

/** Sends one request to wherever applications are, as often as it takes. */
export type Send = (path: string, options: ExperimentCallOptions) => Promise<CallAnswer>;

/** Sends to wherever `urlOf` says until an answer comes; a 5xx is a fault unless it is expected, as where a server is not ready. */
export function persistent(urlOf: () => string, tally: Tally, when: string, expected: readonly number[] = [503]): Send {
  const answered: Send = async (path, options) => {
    const began = performance.now();
    const { status, ...answer } = await call(urlOf(), 'POST', path, options);
    tally.add('requests');
    tally.most('slowest ms', performance.now() - began);
    if (status >= 500) tally.add(`answered ${status}`);
    const said = JSON.stringify(answer.body).slice(0, 200);
    tally.claim(status < 500 || expected.includes(status), `a request was answered ${status} ${when}: ${said}`);
    return { status, ...answer };
  };
  return (path, options) =>
    insist(
      () => answered(path, options),
      () => tally.add('sent again'),
    );
}

/** The addresses of replicas, one after the other. */
export function inTurn(replicas: readonly { readonly url: string }[]): () => string {
  let turn = 0;
  return () => replicas[(turn += 1) % replicas.length]?.url ?? '';
}

let made = 0;

/** A word that nothing else in this run has. */
export const newMark = (): string => `m${process.pid}x${(made += 1)}`;

/** The body that creates an application whose e-mail address carries the mark. */
export const creation = (mark: string) => ({
  current_step: 1,
  furthest_step: 1,
  data: { ...sampleAnswers[1], email: `${mark}@example.com` },
  loan: sampleAnswers[0],
});

/** The body that saves step two with a street that carries the mark. */
export const saving = (code: string, mark: string, more: object = {}) => ({
  code,
  current_step: 2,
  furthest_step: 2,
  data: { ...sampleAnswers[2], street: mark },
  ...more,
});

/** Sends each request once. */
export const once =
  (url: string): Send =>
  (path, options) =>
    call(url, 'POST', path, options);

/** The `application` of an answer, which must be one of success. */
export function answeredApplication({ status, body }: CallAnswer): { code: string; state: string; version: number } {
  const application = member(body, 'application');
  const [code, state, version] = ['code', 'state', 'version'].map((name) => member(application, name));
  if (status > 201 || typeof code !== 'string' || typeof state !== 'string' || typeof version !== 'number')
    throw new Error(`answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return { code, state, version };
}

/** Fills in a loan application over HTTP, and notes in the journal what was acknowledged. */
export class ApplicantClient {
  readonly mark = newMark();
  code = '';
  state = '';
  private readonly send: Send;
  private readonly journal: Journal;

  constructor(send: Send, journal: Journal) {
    this.send = send;
    this.journal = journal;
  }

  async create(): Promise<void> {
    const { code, state, version } = answeredApplication(await this.post('create', creation(this.mark)));
    Object.assign(this, { code, state });
    this.journal.created(this.mark, version);
  }

  /** Saves step two with a new mark, which no other save carries. */
  async save(): Promise<void> {
    const mark = newMark();
    const { state, version } = answeredApplication(await this.post('saveStepData', saving(this.code, mark)));
    this.state = state;
    this.journal.saved(this.mark, { mark, version });
  }

  /** Goes back to step two. */
  async back(): Promise<void> {
    const { state, version } = answeredApplication(
      await this.post('changeStep', { code: this.code, current_step: 2, furthest_step: 3 }),
    );
    this.state = state;
    this.journal.moved(this.mark, version);
  }

  /** Saves step two where it stands there, else goes back to it. */
  async goOn(): Promise<void> {
    await (this.state === 'stepTwo' ? this.save() : this.back());
  }

  private post(name: string, json: object): Promise<CallAnswer> {
    return this.send(`${loanBase}/${name}`, { json, key: randomUUID() });
  }
}

/** An application whose steps one to four are answered: its code. */
export async function withFourSteps(send: Send, mark = newMark()): Promise<string> {
  const { code } = answeredApplication(await send(`${loanBase}/create`, { json: creation(mark) }));
  answeredApplication(await send(`${loanBase}/saveStepData`, { json: saving(code, mark) }));
  for (const step of [3, 4] as const) {
    const json = { code, current_step: step, furthest_step: step, data: sampleAnswers[step] };
    answeredApplication(await send(`${loanBase}/saveStepData`, { json }));
  }
  return code;
}

/** An application that was filled in and sent, and waits for its documents: its code. */
export async function atDocuments(send: Send, mark = newMark()): Promise<string> {
  const code = await withFourSteps(send, mark);
  const sent = await send(`${loanBase}/saveAdditionalData`, { json: { code, data: sampleAnswers[5] } });
  const { state } = answeredApplication(sent);
  if (state !== 'documents') throw new Error(`An application that was sent stands at ${state}.`);
  return code;
}

/** Lets `count` people work at the same time until told to stop: each fills in an application a while, then the next. */
export async function keepBusy(count: number, send: Send, journal: Journal, isOver: () => boolean): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (!isOver()) {
        const applicant = new ApplicantClient(send, journal);
        await applicant.create();
        for (let n = 0; n < 12 && !isOver(); n += 1) await applicant.goOn();
      }
    }),
  );
}

/** People who are at work. */
export interface Crowd {
  /** Lets them work for so many milliseconds; breaks when one of them cannot go on. */
  workFor(milliseconds: number): Promise<void>;
  /** Tells them that it is over, and waits for what they have begun. */
  end(): Promise<void>;
}

/** Lets people create, answer and send in applications until `end` is called. */
export function gather(count: number, send: Send, journal: Journal): Crowd {
  let isOver = false;
  const work = keepBusy(count, send, journal, () => isOver);
  return {
    workFor: (milliseconds) => Promise.race([delay(milliseconds), work]),
    end: () => {
      isOver = true;
      return work;
    },
  };
}
