import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Flow } from '@statewise/flow';
import { ApiDescription, describedFlows } from './api-description.js';
import { OpenApiController } from './openapi.controller.js';

/** The description of the API, in words of the flows that an installation has. */
@Module({})
export class OpenApiModule {
  static with(flows: readonly Flow[]): DynamicModule {
    return {
      module: OpenApiModule,
      imports: [DiscoveryModule],
      controllers: [OpenApiController],
      providers: [ApiDescription, { provide: describedFlows, useValue: flows }],
    };
  }
}
