import { Controller } from '@nestjs/common';
import { inspector } from '@statewise/contract';
import { FlowRegistry } from '../engine/flow-registry.js';
import { ReadSql } from '../platform/database/read-sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { versions } from './rehearsals.statements.js';
import { Rehearsals } from './rehearsals.service.js';
import { Scenarios } from './scenarios.service.js';

/** What the inspector knows of charts besides the charts themselves. */
@Controller()
export class InspectorController {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly rehearsals: Rehearsals,
    private readonly reader: ReadSql,
    private readonly scenarios: Scenarios,
  ) {}

  @Handles(inspector.versions)
  async versions({ id }: Input<typeof inspector.versions>) {
    const { flow } = this.registry.get(id);
    const counts = new Map((await this.reader.run(versions, [flow.id])).map((row) => [row.version, row.applications]));
    const known = [...new Set([...counts.keys(), ...Array.from({ length: flow.version }, (_, index) => index + 1)])];
    const all = known.toSorted((a, b) => a - b).map((version) => ({ version, applications: counts.get(version) ?? 0 }));
    return { success: true, version: flow.version, versions: all };
  }

  @Handles(inspector.rehearse)
  async rehearse({ id, caller }: Input<typeof inspector.rehearse>) {
    return { success: true, rehearsal: await this.rehearsals.begin(id, caller) };
  }

  @Handles(inspector.listRehearsals)
  async listRehearsals({ id }: Input<typeof inspector.listRehearsals>) {
    return { success: true, rehearsals: await this.rehearsals.list(this.registry.get(id).flow.id) };
  }

  @Handles(inspector.listScenarios)
  async listScenarios({ chart }: Input<typeof inspector.listScenarios>) {
    return { success: true, scenarios: await this.scenarios.list(chart) };
  }

  @Handles(inspector.keepScenario)
  async keepScenario({ body, caller }: Input<typeof inspector.keepScenario>) {
    return { success: true, scenario: await this.scenarios.keep(body, caller) };
  }

  @Handles(inspector.removeScenario)
  removeScenario({ id, caller }: Input<typeof inspector.removeScenario>): Promise<void> {
    return this.scenarios.remove(id, caller);
  }
}
