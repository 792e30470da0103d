import { Module, type DynamicModule } from '@nestjs/common';
import type { DocumentOperations } from '@statewise/contract';
import type { Flow } from '@statewise/flow';
import { DocumentsModule } from './documents.module.js';
import { flowDocumentsController } from './documents.controller.js';

/** The documents of one flow at addresses of its own. */
@Module({})
export class FlowDocumentsModule {
  static of(flow: Flow, operations: DocumentOperations): DynamicModule {
    return {
      module: FlowDocumentsModule,
      imports: [DocumentsModule],
      controllers: [flowDocumentsController(flow, operations)],
      exports: [DocumentsModule],
    };
  }
}
