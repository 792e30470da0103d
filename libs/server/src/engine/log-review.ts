import { Injectable } from '@nestjs/common';
import type { LogFault } from '@statewise/contract';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApplicationRepository, type LogSelection } from './application.repository.js';
import { demandKnownRelease } from './brought-up.js';
import { FlowRegistry } from './flow-registry.js';
import { LogChain } from './log-chain.js';
import { LogCheck, type CheckedEntry, type EndFault } from './log-check.js';
import type { StoredApplication } from './stored-application.js';

/** What was found about a whole log. */
interface LogVerdict {
  /** Whether every row is what was written, and what is stored is where they lead. */
  readonly holds: boolean;
  readonly rows: number;
  /** Rows whose hash holds. */
  readonly chained: number;
  /** Rows that were written before there were hashes. */
  readonly older: number;
  /** Rows that the present chart follows; those of an older version of it are no part of these. */
  readonly replayed: number;
  /** The first rows that are wrong. */
  readonly faults: readonly { readonly seq: number; readonly fault: LogFault }[];
  readonly end: readonly EndFault[];
}

const pageOfRows = 200;
/** Rows that are checked before others are answered. */
const slice = 20;
const mostFaults = 100;

/** Goes through the log of one application, however long it is, and lets others be answered meanwhile. */
@Injectable()
export class LogReview {
  private readonly others: ((stored: StoredApplication) => Promise<readonly EndFault[]>)[] = [
    async ({ id }) => ((await this.applications.codesAgree(id)) ? [] : ['codes']),
  ];

  constructor(
    private readonly registry: FlowRegistry,
    private readonly applications: ApplicationRepository,
    private readonly chain: LogChain,
  ) {}

  /** Names what else is checked of an application, which its log does not tell of. */
  alsoChecks(check: (stored: StoredApplication) => Promise<readonly EndFault[]>): void {
    this.others.push(check);
  }

  /** Checks a log; when something is wrong once more, for the application may have moved meanwhile. */
  async verdict(stored: StoredApplication): Promise<LogVerdict> {
    const verdict = await this.check(stored);
    if (verdict.holds) return verdict;
    const now = await this.applications.read('publicId', stored.public_id);
    return now ? this.check(now) : verdict;
  }

  /** The rows behind `after`, at most `limit` of those that are asked for, each checked with all that came before it. */
  async page(stored: StoredApplication, after: number, limit: number, only: LogSelection): Promise<CheckedEntry[]> {
    const isAsked = ({ entry: { event, actor_role } }: CheckedEntry): boolean =>
      (only.event ?? event.type) === event.type && (only.actor ?? actor_role) === actor_role;
    const page: CheckedEntry[] = [];
    for await (const checked of this.rows(stored, await this.checkOf(stored))) {
      if (checked.entry.seq > after && isAsked(checked)) page.push(checked);
      if (page.length === limit) break;
    }
    return page;
  }

  private async check(stored: StoredApplication): Promise<LogVerdict> {
    const check = await this.checkOf(stored);
    const faults: { seq: number; fault: LogFault }[] = [];
    const count = { rows: 0, chained: 0, older: 0, replayed: 0 };
    let isRight = true;
    for await (const { entry, chain, after, fault } of this.rows(stored, check)) {
      count.rows += 1;
      if (chain === 'holds') count.chained += 1;
      if (chain === 'older') count.older += 1;
      if (after !== undefined) count.replayed += 1;
      if (fault === undefined) continue;
      isRight = false;
      if (faults.length < mostFaults) faults.push({ seq: entry.seq, fault });
    }
    const end = check.end();
    for (const other of this.others) end.push(...(await other(stored)));
    return { holds: isRight && end.length === 0, ...count, faults, end };
  }

  private async checkOf(stored: StoredApplication): Promise<LogCheck> {
    const { flow } = this.registry.get(stored.flow);
    demandKnownRelease(flow, stored);
    return new LogCheck(flow, stored, this.chain, await this.applications.migratedAt(stored.id));
  }

  private async *rows({ id }: StoredApplication, check: LogCheck): AsyncGenerator<CheckedEntry> {
    for (let last = 0, seen = 0; ;) {
      const page = await this.applications.transitionsAfter(id, last, pageOfRows);
      for (const entry of page) {
        if (++seen % slice === 0) await nextTurn();
        yield check.take(entry);
        last = entry.seq;
      }
      if (page.length < pageOfRows) return;
    }
  }
}
