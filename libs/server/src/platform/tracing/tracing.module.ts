import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Log } from '../logging/log.js';
import type { StatementTracer } from './trace-statements.js';
import type { Tracer } from './tracer.js';

/** The tracer of this process; none, and no code of one, unless a collector is named. */
export class Tracing implements OnApplicationShutdown {
  constructor(
    readonly tracer: Tracer | undefined,
    readonly statements: StatementTracer | undefined,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.tracer?.close();
  }
}

const tracing = {
  provide: Tracing,
  inject: [Config, Log],
  useFactory: async ({ traces }: Config, log: Log): Promise<Tracing> => {
    if (!traces) return new Tracing(undefined, undefined);
    const [{ Tracer }, { StatementTracer }] = await Promise.all([
      import('./tracer.js'),
      import('./trace-statements.js'),
    ]);
    const note = (reason: string): void => log.warn({ reason }, 'traces could not be delivered');
    const tracer = new Tracer({ ...traces, note });
    return new Tracing(tracer, new StatementTracer(tracer));
  },
};

@Global()
@Module({ providers: [tracing], exports: [Tracing] })
export class TracingModule {}
