import { logFaults, type LogFault } from '@statewise/contract';
import { fieldsOf } from '@statewise/fields';
import { formStep, initialSnapshot, stateOf, type Flow, type FlowSnapshot } from '@statewise/flow';
import type { LogChain } from './log-chain.js';
import { flowMigrated } from './migration-entry.js';
import { awaitsMigration } from './brought-up.js';
import { partsThatDiffer, Replay, type DifferingPart } from './replay.js';
import type { LoggedTransition, StoredApplication } from './stored-application.js';

/** A row of the log with what was found about it. */
export interface CheckedEntry {
  readonly entry: LoggedTransition;
  /** Whether its hash holds; `older` rows were written before there were any. */
  readonly chain: 'holds' | 'older' | 'broken';
  /** Where the application stood before and after it; undefined where the chart cannot say. */
  readonly before: FlowSnapshot | undefined;
  readonly after: FlowSnapshot | undefined;
  readonly fault: LogFault | undefined;
}

/**
 * How a log ends: `cut` when rows behind the last are gone, what is stored otherwise than the log says, and what the log does
 * not tell of: codes that are found by digests of others, documents that are not what was uploaded, or fewer than were.
 */
export type EndFault = 'cut' | DifferingPart | 'codes' | 'documents' | `document ${string}`;

/** Checks the log of one application row by row: against the hashes, and through the chart. */
export class LogCheck {
  private last: LoggedTransition | undefined;
  private readonly replay: Replay;
  /** Whether rows are missing or were refused: from there on the state of the chart is unknown. */
  private isLost = false;
  /** The row behind which the present chart leads; none where the application still awaits its migration, and hashes alone count. */
  private readonly migratedAt: number;

  constructor(
    private readonly flow: Flow,
    private readonly stored: StoredApplication,
    private readonly chain: LogChain,
    migratedAt: number,
  ) {
    this.migratedAt = awaitsMigration(flow, stored) ? Infinity : migratedAt;
    this.replay = new Replay(flow, this.migratedAt);
  }

  take(entry: LoggedTransition): CheckedEntry {
    const { last } = this;
    const isMissing = entry.seq !== (last?.seq ?? 0) + 1;
    if (isMissing && entry.seq > this.migratedAt) this.isLost = true;
    const chain = this.chainOf(entry);
    const { before, after, fault } = this.isLost ? {} : this.follow(entry);
    this.last = entry;
    if (isMissing) return { entry, chain, before, after, fault: 'missing' };
    return { entry, chain, before, after, fault: chain === 'broken' ? brokenBy(entry) : fault };
  }

  /** What is wrong once all rows were taken. */
  end(): EndFault[] {
    const { last, stored, replay } = this;
    const isWhole = (last?.seq ?? 0) === stored.version && this.chain.endsWith(stored, last);
    if (this.migratedAt === Infinity) return isWhole ? [] : ['cut'];
    const isUnknown = this.isLost || !replay.snapshot;
    const parts = partsThatDiffer(this.flow, replay.snapshot ?? initialSnapshot(this.flow), stored).filter(
      (part) => part === 'lost' || !isUnknown,
    );
    const all = [...new Set([...parts, ...this.misplaced()])];
    return isWhole ? all : ['cut', ...all];
  }

  /** The steps with answers that no field of theirs asks for, such as those of another step that had its place. */
  private misplaced(): `step ${number}`[] {
    return this.stored.steps.flatMap(({ step_number, fields }) => {
      const asked = formStep(this.flow, step_number)?.fields;
      const names = asked && fieldsOf(asked);
      return Object.keys(fields ?? {}).every((name) => names?.has(name)) ? [] : [`step ${step_number}` as const];
    });
  }

  private chainOf(entry: LoggedTransition): CheckedEntry['chain'] {
    const { last, chain, stored } = this;
    const isFirst = last === undefined || last.hash === null;
    if (entry.hash === null) return isFirst && chain.isOlder(stored) ? 'older' : 'broken';
    // The chain begins with the first row, or behind rows that are older than it.
    if (isFirst && last !== undefined && !chain.isOlder(stored)) return 'broken';
    return chain.holds(stored, entry, last) ? 'holds' : 'broken';
  }

  private follow(entry: LoggedTransition): Partial<Pick<CheckedEntry, 'before' | 'after' | 'fault'>> {
    const { flow, replay } = this;
    const before = replay.snapshot;
    const taken = replay.take(entry);
    if (taken === 'older') return {};
    if (taken === 'refused') {
      this.isLost = true;
      return { before, fault: 'refused' };
    }
    const after = replay.snapshot;
    const isThere = after !== undefined && stateOf(flow, after) === entry.to_state;
    const cameFrom = before === undefined || entry.event.type === flowMigrated || stateOf(flow, before);
    const isRight = isThere && (cameFrom === true || cameFrom === entry.from_state);
    return { before, after, ...(!isRight && { fault: 'elsewhere' }) };
  }
}

/** In what an application differs from what its log says, or its log from what was written; undefined when all agrees. */
export function differenceOf(
  flow: Flow,
  stored: StoredApplication,
  log: readonly LoggedTransition[],
  chain: LogChain,
): string | undefined {
  const migratedAt = log.findLast(({ event }) => event.type === flowMigrated)?.seq ?? 0;
  const check = new LogCheck(flow, stored, chain, migratedAt);
  let checked: CheckedEntry | undefined;
  for (const entry of log) {
    const expected = (checked?.entry.seq ?? 0) + 1;
    checked = check.take(entry);
    if (checked.fault === 'missing') return `transition ${expected} is missing from the log`;
    if (checked.fault) return `transition ${entry.seq} (${entry.event.type}): ${logFaults[checked.fault]}`;
  }
  const [part] = check.end();
  if (part === 'cut') return 'the log does not end where it was left';
  if (part === 'lost') return `the chart has no state ${stored.state}`;
  if (part === 'state') return `the log leads to ${checked?.entry.to_state}, stored is ${stored.state}`;
  return part && (part === 'facts' || part === 'contacts' ? `the ${part} differ` : `the answers of ${part} differ`);
}

const brokenBy = ({ hash }: LoggedTransition): LogFault => (hash === null ? 'unchained' : 'altered');
