import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { flowsArea } from '../applications/flows.endpoints.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { textOf } from '../platform/http/request-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { endpoints } from './inspector.endpoints.js';
import { RehearsalsRepository } from './rehearsals.repository.js';
import { Rehearsals } from './rehearsals.service.js';
import { Scenarios } from './scenarios.service.js';

/** What the inspector knows of charts besides the charts themselves. */
@InArea(flowsArea)
@Controller('api/v1')
export class InspectorController {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly rehearsals: Rehearsals,
    private readonly repository: RehearsalsRepository,
    private readonly scenarios: Scenarios,
  ) {}

  @Get('flows/:id/versions')
  @Roles('staff', 'qa', 'admin')
  @Endpoint(endpoints.versions)
  async versions(@Param('id') id: string) {
    const { flow } = this.registry.get(id);
    const counts = new Map((await this.repository.versions(flow.id)).map((row) => [row.version, row.applications]));
    const known = [...new Set([...counts.keys(), ...Array.from({ length: flow.version }, (_, index) => index + 1)])];
    const versions = known
      .toSorted((a, b) => a - b)
      .map((version) => ({ version, applications: counts.get(version) ?? 0 }));
    return { success: true, version: flow.version, versions };
  }

  @Post('flows/:id/rehearsals')
  @Roles('qa', 'admin')
  @Endpoint(endpoints.rehearse)
  async rehearse(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    return { success: true, rehearsal: await this.rehearsals.begin(id, caller) };
  }

  @Get('flows/:id/rehearsals')
  @Roles('staff', 'qa', 'admin')
  @Endpoint(endpoints.rehearsals)
  async listRehearsals(@Param('id') id: string) {
    return { success: true, rehearsals: await this.rehearsals.list(id) };
  }

  @Get('scenarios')
  @Roles('staff', 'qa', 'admin')
  @Endpoint(endpoints.scenarios)
  async listScenarios(@Query() query: Readonly<Record<string, unknown>>) {
    return { success: true, scenarios: await this.scenarios.list(textOf(query, 'chart')) };
  }

  @Post('scenarios')
  @Roles('qa', 'admin')
  @Endpoint(endpoints.keepScenario)
  async keepScenario(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    return { success: true, scenario: await this.scenarios.keep(body, caller) };
  }

  @Delete('scenarios/:id')
  @Roles('qa', 'admin')
  @Endpoint(endpoints.removeScenario)
  removeScenario(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<void> {
    return this.scenarios.remove(id, caller);
  }
}
