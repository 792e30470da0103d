import { Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import type { Flow } from '@statewise/flow';
import { FlowRegistry, type ActionHandler, type RegisteredFlow } from '../engine/flow-registry.js';
import { ApplicationsModule } from './applications.module.js';

/** What the server does for a flow besides what it does for every flow. */
export interface FlowWork extends Pick<ModuleMetadata, 'imports' | 'controllers' | 'providers'> {
  /** By action name: every action of the chart that is not an assignment has one. */
  readonly handlers?: Readonly<Record<string, Type<ActionHandler>>>;
  /** What people read of it. */
  readonly words?: RegisteredFlow['words'];
  /** Puts on an event what only the server may say. */
  readonly prepare?: RegisteredFlow['prepare'];
}

/** Serves a flow through the platform's API, with what its chart wants done in the world. */
@Module({})
export class FlowModule {
  static of(flow: Flow, { handlers = {}, prepare, words, ...more }: FlowWork = {}): DynamicModule {
    const actions = Object.keys(handlers);
    const classes = Object.values(handlers);
    const register = (registry: FlowRegistry, ...made: readonly ActionHandler[]) =>
      registry.register(flow, {
        handlers: Object.fromEntries(made.map((handler, index) => [actions[index], handler])),
        ...(prepare && { prepare }),
        ...(words && { words }),
      });
    return {
      module: FlowModule,
      ...more,
      imports: [ApplicationsModule, ...(more.imports ?? [])],
      providers: [
        ...(more.providers ?? []),
        ...classes,
        { provide: `flow ${flow.id}`, inject: [FlowRegistry, ...classes], useFactory: register },
      ],
    };
  }
}
