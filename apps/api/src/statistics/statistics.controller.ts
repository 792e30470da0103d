import { Controller, Get, Param, Query } from '@nestjs/common';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Roles } from '../platform/auth/access.js';
import { FlowStatistics } from './flow-statistics.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { flowsArea } from '../applications/flows.endpoints.js';
import { endpoints } from './statistics.endpoints.js';

/** How many applications of a flow stand where. */
@InArea(flowsArea)
@Controller('api/v1/flows')
export class StatisticsController {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly statistics: FlowStatistics,
  ) {}

  @Get(':id/population')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.populationOf)
  async populationOf(@Param('id') id: string, @Query('days') days?: string) {
    const { flow } = this.registry.get(id);
    const span = this.statistics.days(days);
    return { success: true, days: span, population: await this.statistics.of(flow, span) };
  }
}
