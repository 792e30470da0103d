import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Roles } from '../platform/auth/access.js';
import { FlowStatistics } from './flow-statistics.js';

/** How many applications of a flow stand where. */
@ApiTags('Flows')
@Controller('api/v1/flows')
export class StatisticsController {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly statistics: FlowStatistics,
  ) {}

  @Get(':id/population')
  @Roles('staff', 'admin', 'qa')
  @ApiOperation({
    summary: 'Per state: how many are there now, how many ever came, how long they stayed, how many left for good',
  })
  @ApiParam({ name: 'id', example: 'loan-application' })
  @ApiQuery({
    name: 'days',
    required: false,
    example: 30,
    description: 'Applications of the last so many days; 30 unless told',
  })
  @ApiOkResponse({
    example: {
      success: true,
      days: 30,
      population: [{ state: 'stepTwo', now: 12, ever: 40, median_seconds: 84, left_share: 0.2 }],
    },
  })
  async populationOf(@Param('id') id: string, @Query('days') days?: string) {
    const { flow } = this.registry.get(id);
    const span = this.statistics.days(days);
    return { success: true, days: span, population: await this.statistics.of(flow, span) };
  }
}
