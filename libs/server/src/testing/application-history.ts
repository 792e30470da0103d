import type { Flow, UnstampedEvent } from '@statewise/flow';
import { afterChange, newApplication } from '../engine/application-rows.js';
import type { RegisteredFlow } from '../engine/flow-registry.js';
import { LogChain } from '../engine/log-chain.js';
import { changeOf, runEvents, type Sender } from '../engine/run-events.js';
import type { LoggedTransition, StoredApplication } from '../engine/stored-application.js';
import { SecretKey } from '../platform/secret-key/secret-key.js';

/** The chain of logs under keys of tests; it learns of no older applications, for which it would ask a database. */
export const chainUnder = (present = 'present', ...former: readonly string[]): LogChain =>
  new LogChain(new SecretKey(present, former), undefined as never);

/** A flow that handles nothing but what it is given; a rule that throws fails the test. */
export const servedAlone = (flow: Flow, more: Partial<RegisteredFlow> = {}): RegisteredFlow => ({
  flow,
  handlers: {},
  prepare: (event) => event,
  words: [],
  reportDefect: (defect) => {
    throw defect;
  },
  ...more,
});

/** An application and its log, as the engine makes them of events and without a database. */
export class ApplicationHistory {
  private constructor(
    readonly registered: RegisteredFlow,
    readonly chain: LogChain,
    readonly stored: StoredApplication,
    readonly log: readonly LoggedTransition[],
  ) {}

  static async begin(
    registered: RegisteredFlow,
    event: UnstampedEvent,
    sender: Sender = { actor: { role: 'applicant' } },
    chain = chainUnder(),
  ): Promise<ApplicationHistory> {
    const { flow } = registered;
    const run = await runEvents(registered, undefined, [event], sender);
    const fresh = newApplication(flow, run, { actor: sender.actor, locale: 'en' });
    const { transitions, ...row } = chain.link({ ...fresh, log_head: null }, fresh);
    const at = new Date(transitions.at(-1)?.at ?? 0);
    const stored: StoredApplication = {
      ...row,
      id: '1',
      sealed_codes: Buffer.alloc(0),
      created_at: at,
      updated_at: at,
      contacts: [],
      earlier: null,
    };
    return new ApplicationHistory(registered, chain, stored, logged(transitions));
  }

  /** The same as another release of its flow finds it. */
  as(registered: RegisteredFlow): ApplicationHistory {
    return new ApplicationHistory(registered, this.chain, this.stored, this.log);
  }

  /** The same after another event; one that changes nothing is not logged. */
  async send(event: UnstampedEvent, sender: Sender = { actor: { role: 'applicant' } }): Promise<ApplicationHistory> {
    const { registered, chain, stored, log } = this;
    const run = await runEvents(registered, stored, [event], sender);
    const decided = changeOf(registered.flow, stored, run);
    if (decided === undefined) return this;
    const change = chain.link(stored, decided);
    const now = afterChange(registered.flow, stored, change, run);
    return new ApplicationHistory(registered, chain, now, [...log, ...logged(change.transitions)]);
  }
}

const logged = (
  transitions: readonly (Omit<LoggedTransition, 'at' | 'application_id' | 'event'> & {
    readonly at: string;
    readonly event: object;
  })[],
) => transitions.map((entry) => ({ ...entry, application_id: '1', at: new Date(entry.at) }) as LoggedTransition);
