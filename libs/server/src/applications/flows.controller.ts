import { Controller, Get, Param } from '@nestjs/common';
import { describeFlow } from '@statewise/flow';
import { Public, Roles } from '../platform/auth/access.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { FlowCoverages } from './flow-coverage.service.js';
import { flowsArea, endpoints } from './flows.endpoints.js';

/** What flows there are and what their charts look like. */
@InArea(flowsArea)
@Controller('api/v1/flows')
export class FlowsController {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly coverages: FlowCoverages,
  ) {}

  @Get()
  @Public()
  @Endpoint(endpoints.list)
  list() {
    return this.registry.all().map(({ flow: { id, title, version } }) => ({ id, title, version, persisted: true }));
  }

  @Get(':id')
  @Public()
  @Endpoint(endpoints.chart)
  chart(@Param('id') id: string) {
    const { flow } = this.registry.get(id);
    return { ...describeFlow(flow), persisted: true };
  }

  @Get(':id/coverage')
  @Roles('staff', 'qa', 'admin')
  @Endpoint(endpoints.coverage)
  coverage(@Param('id') id: string) {
    return this.coverages.of(id);
  }
}
