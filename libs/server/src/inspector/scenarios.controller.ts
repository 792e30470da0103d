import { Controller } from '@nestjs/common';
import { inspector, type Scenario } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { demandPerson } from '../platform/auth/access.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { demandFound, fieldErrors } from '../platform/problem/problem.js';
import { ChartNames } from './chart-names.js';

const columns = 'id, chart, title, walk as events, created_by, created_at';

const list = statement<Scenario>(
  'scenario-list',
  `select ${columns} from chart_scenario where chart = $1 order by created_at desc limit 100`,
);
const insert = statement<Scenario>(
  'scenario-insert',
  `insert into chart_scenario (chart, title, walk, created_by) values ($1, $2, $3, $4) returning ${columns}`,
);
const remove = statement<{ chart: string }>(
  'scenario-remove',
  'delete from chart_scenario where id = $1 returning chart',
);

/** Walks through charts that are kept as tests. */
@Controller()
export class ScenariosController {
  constructor(
    private readonly sql: Sql,
    private readonly audit: Audit,
    private readonly charts: ChartNames,
  ) {}

  /** The newest ones of a chart. */
  @Handles(inspector.listScenarios)
  async list({ chart }: Input<typeof inspector.listScenarios>) {
    return { success: true, scenarios: await this.sql.run(list, [chart]) };
  }

  /** Keeps a path through one of the charts that there are; `chart: oneOf` for another. */
  @Handles(inspector.keepScenario)
  async keep({ body, caller: { actor, address } }: Input<typeof inspector.keepScenario>) {
    const { chart, title, events } = body;
    const by = demandPerson(actor);
    if (!this.charts.ids.has(chart)) throw fieldErrors({ chart: ['oneOf'] });
    const values = [chart, title, JSON.stringify(events), by];
    return this.sql.transaction(async (runner) => {
      const [scenario] = await runner.run(insert, values);
      if (!scenario) throw new Error('An insert returned no row.');
      await this.audit.note(
        { kind: 'scenario.kept', actor, address, details: { chart, scenario: scenario.id } },
        runner,
      );
      return { success: true, scenario };
    });
  }

  @Handles(inspector.removeScenario)
  async remove({ id, caller: { actor, address } }: Input<typeof inspector.removeScenario>): Promise<void> {
    await this.sql.transaction(async (runner) => {
      const { chart } = demandFound((await runner.run(remove, [id]))[0]);
      await this.audit.note({ kind: 'scenario.removed', actor, address, details: { chart, scenario: id } }, runner);
    });
  }
}
