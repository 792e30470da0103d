import { Injectable } from '@nestjs/common';
import type { UnstampedEvent } from '@statewise/flow';
import { statement, type Transaction } from '../platform/database/sql.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Mail } from '../platform/mail/mail.js';
import { ApplicationRepository } from './application.repository.js';
import { FlowRegistry, type Overtaken } from './flow-registry.js';
import { broughtUp } from './brought-up.js';
import { snapshotOf, type Effect } from './run-events.js';

/** The queue on which actions that reach outside wait for a worker. */
const effectQueue = 'flow-action';

/** $1 queue, $2 application, $3 actions: takes their jobs back that no worker has begun. */
const withdrawJobs = statement<{ id: string }>(
  'effect-withdraw',
  `delete from jobs.job where name = $1 and state < 'active' and data->>'id' = $2 and data->>'action' = any($3::text[]) returning id`,
);

interface EffectJob {
  readonly id: string;
  readonly action: string;
  readonly data: object;
}

/** An effect with what it needs. */
export interface ReadyEffect extends Effect {
  readonly ready: unknown;
}

/** Takes an event that a job brought back. */
export type EventSink = (applicationId: string, event: UnstampedEvent) => Promise<unknown>;

/** Carries out what a chart wants done in the world: writes inside the transaction of the save, jobs after its commit. */
@Injectable()
export class EffectRunner {
  private sink: EventSink | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
  ) {
    this.jobs.register(effectQueue, (job, { id }) => this.reach(job as EffectJob, id));
  }

  /** Names who takes the events that jobs bring back. */
  answerTo(sink: EventSink): void {
    this.sink = sink;
  }

  /** What the writes among the effects need from elsewhere, before the transaction begins. */
  async ready(effects: readonly Effect[]): Promise<readonly ReadyEffect[]> {
    return Promise.all(
      effects.map(async (effect) => ({
        ...effect,
        ready: effect.handler.kind === 'write' ? await effect.handler.ready?.(effect.call) : undefined,
      })),
    );
  }

  async carryOut(effects: readonly ReadyEffect[], id: string, runner: Transaction): Promise<void> {
    for (const { action, handler, call, ready } of effects) {
      if (handler.kind === 'write') await handler.write(call, runner, id, ready);
      else {
        const overtaken = await this.overtake(id, handler.overtakes?.(call) ?? [], runner);
        const job: EffectJob = { id, action, data: handler.data?.(call, overtaken) ?? {} };
        await this.jobs.send(effectQueue, job, { within: runner });
      }
    }
  }

  private async overtake(id: string, actions: readonly string[], runner: Transaction): Promise<Overtaken> {
    if (actions.length === 0) return { isWithdrawn: false, told: null };
    const jobs = await runner.run(withdrawJobs, [effectQueue, id, actions]);
    const { withdrawn, told } = await this.mail.withdraw(id, actions, runner);
    return { isWithdrawn: jobs.length + withdrawn > 0, told };
  }

  private async reach({ action, data, id }: EffectJob, job: string): Promise<void> {
    const stored = await this.applications.read('id', id);
    if (!stored) return;
    const { flow, handlers } = this.registry.get(stored.flow);
    const handler = handlers[action];
    // A newer release may have asked for it, whose worker can do it: done, it would be lost.
    if (handler?.kind !== 'reach') throw new Error(`flow ${flow.id} has nothing that does ${action}`);
    const snapshot = snapshotOf(flow, stored);
    const outcome = { flow, application: broughtUp(flow, stored), snapshot, repeated: false };
    const event = await handler.reach(outcome, data, job);
    if (event) await this.sink?.(stored.id, event);
  }
}
