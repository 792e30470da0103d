import { Injectable } from '@nestjs/common';
import type { Flow, FlowContext } from '@statewise/machines';
import { factsOf } from '@statewise/machines';
import { Sql, type Statement } from '../platform/database/sql.js';
import { changedSteps, columnsOf, snapshotOf, type FlowSnapshot } from './advance.js';
import { ApplicationRepository } from './application.repository.js';
import { FlowRegistry, type RegisteredFlow } from './flow-registry.js';
import { migrationEntry } from './migration-entry.js';
import { replay } from './replay.js';
import { sameJson } from '../platform/database/same-json.js';
import type { LoggedTransition, StoredApplication } from './stored-application.js';

/** An application whose log does not lead to where it stands. */
export interface Divergence {
  readonly id: string;
  readonly flow: string;
  readonly difference: string;
}

const idsAfter: Statement = {
  name: 'flow-ids',
  text: 'select id from application where flow = $1 and id > $2 order by id limit 500',
};
const outdatedIds: Statement = {
  name: 'flow-outdated-ids',
  text: 'select id from application where flow = $1 and flow_version < $3 and id > $2 order by id limit 500',
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
        if (!(await this.bringUp(registered, stored))) continue;
        migrated += 1;
      }
    }
    return migrated;
  }

  /** False when somebody else changed, and so migrated, the application at the same moment. */
  private bringUp({ flow }: RegisteredFlow, stored: StoredApplication): Promise<boolean> {
    const snapshot = snapshotOf(flow, stored);
    const entry = migrationEntry(flow, stored, snapshot);
    if (!entry) return Promise.resolve(false);
    const change = {
      ...columnsOf(flow, snapshot, stored.current_step),
      version: entry.seq,
      is_staff: stored.is_staff,
      referrer: stored.referrer,
      steps: [],
      transitions: [entry],
    };
    return this.applications.save(stored.id, stored.version, change, undefined);
  }

  private async *each(
    { flow }: RegisteredFlow,
    statement: Statement,
    ...more: unknown[]
  ): AsyncGenerator<StoredApplication> {
    for (let last = '0'; ;) {
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
export function differenceOf(
  { flow }: RegisteredFlow,
  stored: StoredApplication,
  log: readonly LoggedTransition[],
): string | undefined {
  const gap = log.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) return `transition ${gap + 1} is missing from the log`;
  if (log.length !== stored.version) return `version ${stored.version} has ${log.length} transitions`;
  const { snapshot, refused } = replay(flow, log, stored.contacts);
  if (refused)
    return `transition ${refused.seq}: the chart refuses ${refused.event.type} in ${columnsOf(flow, snapshot, 0).state}`;
  return differenceBetween(flow, stored, snapshot);
}

function differenceBetween(flow: Flow, stored: StoredApplication, snapshot: FlowSnapshot): string | undefined {
  const replayed = columnsOf(flow, snapshot, stored.current_step);
  const current = snapshotOf(flow, stored);
  if (replayed.state !== columnsOf(flow, current, stored.current_step).state)
    return `the log leads to ${replayed.state}, stored is ${stored.state}`;
  if (!sameJson(factsOf(snapshot.context), factsOf(current.context))) return 'the facts differ';
  const steps = changedStepsByValue(snapshot.context, current.context);
  return steps.length > 0 ? `the answers of step ${steps.join(', ')} differ` : undefined;
}

function changedStepsByValue(replayed: FlowContext, stored: FlowContext): number[] {
  return changedSteps(stored, replayed)
    .map(({ step_number }) => step_number)
    .filter(
      (n) => !sameJson(replayed.steps[n], stored.steps[n]) || !sameJson(replayed.setAside[n], stored.setAside[n]),
    );
}
