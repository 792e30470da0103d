import { Module, type DynamicModule } from '@nestjs/common';
import { ApiDescription, described, type Described } from './api-description.js';
import { OpenApiController } from './openapi.controller.js';

/** The description of the API, of the operations and in words of the flows that an installation has. */
@Module({})
export class OpenApiModule {
  static with(installation: Described): DynamicModule {
    return {
      module: OpenApiModule,
      global: true,
      controllers: [OpenApiController],
      providers: [ApiDescription, { provide: described, useValue: installation }],
      exports: [described],
    };
  }
}
