import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { describeChart } from '@statewise/machines';
import { Public, Roles } from '../platform/auth/access.js';
import { FlowRegistry } from './flow-registry.js';
import { Population } from './population.js';

/** What flows there are, what their charts look like, and how many applications stand where. */
@ApiTags('Flows')
@Controller('api/v1/flows')
export class FlowsController {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly population: Population,
  ) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Every flow' })
  @ApiOkResponse({
    example: [{ id: 'loan-application', title: 'Consumer-loan application', version: 1, persisted: true }],
  })
  list() {
    return this.registry.all().map(({ flow: { id, title, version } }) => ({ id, title, version, persisted: true }));
  }

  @Get(':id')
  @Public()
  @ApiOperation({ summary: 'A chart: its states, transitions, guards and actions as data' })
  @ApiParam({ name: 'id', example: 'loan-application' })
  @ApiOkResponse({
    example: {
      id: 'loan-application',
      title: 'Consumer-loan application',
      version: 1,
      persisted: true,
      states: [],
      transitions: [],
    },
  })
  chart(@Param('id') id: string) {
    const { flow } = this.registry.get(id);
    return { ...describeChart(flow.machine), id: flow.id, title: flow.title, version: flow.version, persisted: true };
  }

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
    const span = this.population.days(days);
    return { success: true, days: span, population: await this.population.of(flow, span) };
  }
}
