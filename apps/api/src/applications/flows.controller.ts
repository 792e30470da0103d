import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { describeChart } from '@statewise/machines';
import { Public } from '../platform/auth/access.js';
import { FlowRegistry } from '../engine/flow-registry.js';

/** What flows there are and what their charts look like. */
@ApiTags('Flows')
@Controller('api/v1/flows')
export class FlowsController {
  constructor(private readonly registry: FlowRegistry) {}

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
}
