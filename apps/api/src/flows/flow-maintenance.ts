import { Injectable } from '@nestjs/common';
import type { FlowContext, FlowEvent } from '@statewise/machines';
import { factsOf } from '@statewise/machines';
import { Sql, type Statement } from '../platform/database/sql.js';
import { advance, changedSteps, columnsOf, initialPosition, positionOf } from './advance.js';
import { ApplicationRepository } from './application.repository.js';
import { FlowRegistry, type RegisteredFlow } from './flow-registry.js';
import type { LoggedTransition, StoredApplication } from './stored-application.js';

/** An application whose log does not lead to where it stands. */
export interface Divergence {
  readonly id: string;
  readonly flow: string;
  readonly difference: string;
}

const idsAfter: Statement = { name: 'flow-ids', text: 'select id from application where flow = $1 and id > $2 order by id limit 500' };
const outdatedIds: Statement = { name: 'flow-outdated-ids', text: 'select id from application where flow = $1 and flow_version < $3 and id > $2 order by id limit 500' };
const bringUp: Statement = {
  name: 'flow-bring-up',
  text: 'update application set state = $3, regions = $4, facts = $5, flow_version = $6, current_step = $7, furthest_step = $8 where id = $1 and version = $2',
};

/** What an operator runs over all applications: replaying their logs, and bringing them to the newest flow version. */
@Injectable()
export class FlowMaintenance {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
    private readonly sql: Sql,
  ) {}

  /** Replays every application's log and compares the outcome with what is stored. */
  async verify(): Promise<{ checked: number; divergences: Divergence[] }> {
    const divergences: Divergence[] = [];
    let checked = 0;
    for (const registered of this.registry.all()) {
      for await (const stored of this.each(registered, idsAfter)) {
        checked += 1;
        const difference = differenceOf(registered, stored, await this.applications.transitions(stored.id));
        if (difference) divergences.push({ id: stored.id, flow: registered.flow.id, difference });
      }
    }
    return { checked, divergences };
  }

  /** Brings every application of an older flow version to the present one. */
  async migrate(): Promise<number> {
    let migrated = 0;
    for (const registered of this.registry.all()) {
      const { flow } = registered;
      for await (const stored of this.each(registered, outdatedIds, flow.version)) {
        const columns = columnsOf(flow, positionOf(flow, stored), stored.current_step);
        const regions = columns.regions === null ? null : JSON.stringify(columns.regions);
        await this.sql.run(bringUp, [stored.id, stored.version, columns.state, regions, JSON.stringify(columns.facts), flow.version, columns.current_step, columns.furthest_step]);
        migrated += 1;
      }
    }
    return migrated;
  }

  private async *each({ flow }: RegisteredFlow, statement: Statement, ...more: unknown[]): AsyncGenerator<StoredApplication> {
    for (let last = '0'; ; ) {
      const rows = await this.sql.run<{ id: string }>(statement, [flow.id, last, ...more]);
      for (const { id } of rows) {
        const stored = await this.applications.read({ id });
        if (stored) yield stored;
      }
      const end = rows.at(-1);
      if (!end) return;
      last = end.id;
    }
  }
}

/** In what the replayed log and the stored application differ; undefined when they agree exactly. */
export function differenceOf({ flow }: RegisteredFlow, stored: StoredApplication, log: readonly LoggedTransition[]): string | undefined {
  const logged = initialPosition(flow);
  let position = { ...logged, context: { ...logged.context, contacts: stored.contacts } };
  for (const [index, entry] of log.entries()) {
    if (entry.seq !== index + 1) return `transition ${index + 1} is missing from the log`;
    const advanced = advance(flow, position, eventOf(entry));
    if (!advanced) return `transition ${entry.seq}: the chart refuses ${entry.event.type} in ${columnsOf(flow, position, 0).state}`;
    position = { ...advanced.position, context: advanced.position.context as FlowContext };
  }
  const replayed = columnsOf(flow, position, stored.current_step);
  if (log.length !== stored.version) return `version ${stored.version} has ${log.length} transitions`;
  const current = positionOf(flow, stored);
  if (replayed.state !== columnsOf(flow, current, stored.current_step).state) return `the log leads to ${replayed.state}, stored is ${stored.state}`;
  if (canonical(factsOf(position.context)) !== canonical(factsOf(current.context))) return 'the facts differ';
  const steps = changedStepsByValue(position.context, current.context);
  return steps.length > 0 ? `the answers of step ${steps.join(', ')} differ` : undefined;
}

function eventOf({ event, at, actor_role, actor_id }: LoggedTransition): FlowEvent {
  return { ...event, at: at.toISOString(), actor: { role: actor_role as FlowEvent['actor']['role'], ...(actor_id !== null && { id: actor_id }) } };
}

function changedStepsByValue(replayed: FlowContext, stored: FlowContext): number[] {
  return changedSteps(stored, replayed)
    .map(({ step_number }) => step_number)
    .filter((n) => canonical(replayed.steps[n]) !== canonical(stored.steps[n]) || canonical(replayed.setAside[n]) !== canonical(stored.setAside[n]));
}

/** Text of a value in which the order of an object's members does not matter: Postgres keeps its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

