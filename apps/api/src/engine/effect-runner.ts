import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { SqlRunner } from '../platform/database/sql.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { ApplicationRepository } from './application.repository.js';
import { FlowRegistry } from './flow-registry.js';
import type { UnstampedEvent } from '@statewise/machines';
import { snapshotOf, type Effect } from './decide.js';

/** The queue on which actions that reach outside wait for a worker. */
const effectQueue = 'flow-action';

interface EffectJob {
  readonly code: string;
  readonly action: string;
  readonly data: object;
}

/** Takes an event that a job brought back. */
export type EventSink = (applicationId: string, event: UnstampedEvent) => Promise<unknown>;

/** Carries out what a chart wants done in the world: writes inside the transaction of the save, jobs after its commit. */
@Injectable()
export class EffectRunner implements OnModuleInit {
  private sink: EventSink | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.register(effectQueue, (job) => this.reach(job as EffectJob));
  }

  /** Names who takes the events that jobs bring back. */
  answerTo(sink: EventSink): void {
    this.sink = sink;
  }

  async carryOut(effects: readonly Effect[], code: string, runner: SqlRunner, client: PoolClient): Promise<void> {
    for (const { action, handler, call } of effects) {
      if (handler.kind === 'write') await handler.write(call, runner);
      else
        await this.jobs.send(effectQueue, { code, action, data: handler.data(call) } satisfies EffectJob, { client });
    }
  }

  private async reach({ code, action, data }: EffectJob): Promise<void> {
    const application = await this.applications.read('code', code);
    if (!application) return;
    const { flow, handlers } = this.registry.get(application.flow);
    const handler = handlers[action];
    if (handler?.kind !== 'reach') return;
    const snapshot = snapshotOf(flow, application);
    const event = await handler.reach({ flow, application, snapshot, repeated: false }, data);
    if (event) await this.sink?.(application.id, event);
  }
}
