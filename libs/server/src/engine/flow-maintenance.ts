import { Injectable } from '@nestjs/common';
import type { Flow } from '@statewise/flow';
import { ApplicationRepository } from './application.repository.js';
import { awaitsMigration, isOfNewerRelease } from './brought-up.js';
import { changeOf, presentSnapshot } from './run-events.js';
import { FlowRegistry } from './flow-registry.js';
import { LogChain } from './log-chain.js';
import { migrationEntry, migrationFailure } from './migration-entry.js';
import { differenceOf } from './log-check.js';
import type { IdRange } from './application.statements.js';
import type { LoggedTransition, StoredApplication } from './stored-application.js';

/** An application whose log does not lead to where it stands. */
export interface Divergence {
  readonly id: string;
  readonly flow: string;
  readonly difference: string;
}

/** What became of all applications of older versions. */
export interface Migration {
  readonly migrated: number;
  /** Applications that the present version has no place for, or whose migration failed: they stay as they are. */
  readonly left: Divergence[];
}

/** What was found about all applications. */
export interface Verification {
  readonly checked: number;
  /** Applications with rows that were written before the log was chained. */
  readonly older: number;
  /** Applications that a newer release has brought further than the charts of this one know. */
  readonly newer: number;
  /** Applications that an older version of their chart left: their hashes were checked, their way through the present chart cannot be; left out when there are none. */
  readonly awaiting?: number;
  /** Applications whose logs were detached and moved out of this database; left out when there are none. */
  readonly away?: number;
  readonly divergences: Divergence[];
}

/** What an operator runs over all applications: replaying their logs, and bringing them to the newest flow version. */
@Injectable()
export class FlowMaintenance {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
    private readonly chain: LogChain,
  ) {}

  /** Replays every application's log, checks its hashes, and compares the outcome with what is stored. */
  async verify(): Promise<Verification> {
    const divergences: Divergence[] = [];
    let checked = 0;
    let older = 0;
    let newer = 0;
    let awaiting = 0;
    let away = 0;
    const ranges = await this.applications.rangesAway();
    for (const { flow } of this.registry.all()) {
      for await (const batch of this.batches(flow)) {
        const present = batch.filter(({ id }) => !ranges.some((range) => isWithin(range, id)));
        away += batch.length - present.length;
        const known = present.filter((stored) => !isOfNewerRelease(flow, stored));
        newer += present.length - known.length;
        const logs = await this.logsOf(known);
        for (const stored of known) {
          const log = logs.get(stored.id) ?? [];
          if (log[0]?.hash === null) older += 1;
          if (awaitsMigration(flow, stored)) awaiting += 1;
          if (this.differenceOf(flow, stored, log) === undefined) continue;
          const difference = await this.differenceNow(flow, stored.id).catch(unreadable);
          if (difference !== undefined) divergences.push({ id: stored.id, flow: flow.id, difference });
        }
        checked += known.length;
      }
    }
    return { checked, older, newer, ...(awaiting > 0 && { awaiting }), ...(away > 0 && { away }), divergences };
  }

  /** Brings every application of an older flow version to the present one. */
  async migrate(): Promise<Migration> {
    const left: Divergence[] = [];
    let migrated = 0;
    for (const { flow } of this.registry.all()) {
      for await (const batch of this.batches(flow, flow.version)) {
        const saved = await Promise.all(batch.map((stored) => this.bringUp(flow, stored, left)));
        migrated += saved.filter(Boolean).length;
      }
    }
    return { migrated, left };
  }

  /** An application may have moved between the reading of its row and that of its log: a difference is looked at twice. */
  private async differenceNow(flow: Flow, id: string): Promise<string | undefined> {
    const stored = await this.applications.read('id', id);
    if (!stored || isOfNewerRelease(flow, stored)) return undefined;
    return this.differenceOf(flow, stored, await this.applications.transitions(id));
  }

  /** A row that makes the chart or a migration throw is one that differs, and no reason to look at no other. */
  private differenceOf(flow: Flow, stored: StoredApplication, log: readonly LoggedTransition[]): string | undefined {
    try {
      return differenceOf(flow, stored, log, this.chain);
    } catch (error) {
      return `it cannot be followed: ${error instanceof Error ? error.message : typeof error}`;
    }
  }

  /** Migrates one application; false when it is left as it is, or when another write came first and so migrated it. */
  private async bringUp(flow: Flow, stored: StoredApplication, left: Divergence[]): Promise<boolean> {
    try {
      const snapshot = presentSnapshot(flow, stored);
      const transitions = [migrationEntry(flow, stored, snapshot)];
      const run = {
        before: snapshot,
        snapshot,
        transitions,
        effects: [],
        renewsCode: false,
        drafts: new Map<number, null>(),
      };
      const change = changeOf(flow, stored, run);
      return change !== undefined && (await this.applications.save(stored, this.chain.link(stored, change), undefined));
    } catch (error) {
      left.push({ id: stored.id, flow: flow.id, difference: migrationFailure(error) });
      return false;
    }
  }

  /** Applications of a flow in the order of their ids, of versions before `olderThan` alone when that is given. */
  private async *batches(flow: Flow, olderThan?: number): AsyncGenerator<StoredApplication[]> {
    for (let last = '0'; ;) {
      const batch = await this.applications.readBatch(flow.id, last, olderThan);
      const end = batch.at(-1);
      if (!end) return;
      yield batch;
      last = end.id;
    }
  }

  private async logsOf(batch: readonly StoredApplication[]): Promise<Map<string, LoggedTransition[]>> {
    const logs = new Map<string, LoggedTransition[]>(batch.map(({ id }) => [id, []]));
    for (const entry of await this.applications.transitions(...logs.keys()))
      logs.get(entry.application_id)?.push(entry);
    return logs;
  }
}

/** An application whose codes no key opens is named like any other that differs, and hides none behind it. */
const unreadable = (error: unknown): string =>
  `it cannot be read: ${error instanceof Error ? error.message : typeof error}`;

const isWithin = ({ first_id, below_id }: IdRange, id: string): boolean =>
  BigInt(id) >= BigInt(first_id) && BigInt(id) < BigInt(below_id);
