import type { Sql } from '../platform/database/sql.js';
import { readHighest, readNewest, readOldest } from './list.statements.js';
import type { ListKey, ListQuery } from './list-query.js';

/** Applications one after the other in the order of a list, each with its place. */
export interface ListSource {
  /** The next ones, at most `count`; fewer at the end alone. */
  next(count: number): Promise<readonly ListKey[]>;
}

/** What a list is narrowed by once everything open is closed: there is always a first and a last instant. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** One standing's part of a list: what was read of it and not given yet, and where reading goes on. */
interface Lane {
  readonly standing: string;
  readonly ahead: ListKey[];
  readonly behind: ListKey;
  /** How many are read next: a standing that is met often is read in larger parts. */
  readonly most: number;
  readonly isOver: boolean;
}

interface LaneRow extends ListKey {
  readonly n: number;
}

/** How much of each standing is read at first, and how many times as much each time after. */
const firstPart = 4;
const growth = 5;

const highestId = '9223372036854775807';
/** In euro; what an application may ask for has eleven digits at most. */
const highestAmount = 99_999_999_999;
const microsOf = (instant: string): number => Date.parse(instant) * 1000;

/** By the moment of creation: every standing is read in its own order, a little more each time, and they are merged. */
export class ByDate implements ListSource {
  private lanes: Lane[];

  constructor(
    private readonly sql: Sql,
    private readonly query: Pick<ListQuery, 'sort' | 'cursor'>,
    standings: readonly string[],
    private readonly span: Span,
  ) {
    const { cursor } = query;
    const isOldest = query.sort === 'oldest';
    const edge = isOldest ? { value: microsOf(span.from), id: '0' } : { value: microsOf(span.to), id: '0' };
    const isPast = cursor && (isOldest ? cursor.value > edge.value : cursor.value < edge.value);
    const behind = isPast ? cursor : edge;
    this.lanes = standings.map((standing) => ({ standing, ahead: [], behind, most: firstPart, isOver: false }));
  }

  async next(count: number): Promise<readonly ListKey[]> {
    const given: ListKey[] = [];
    while (given.length < count) {
      if (this.lanes.some(({ ahead, isOver }) => ahead.length === 0 && !isOver)) await this.readOn();
      this.lanes = this.lanes.filter(({ ahead }) => ahead.length > 0);
      if (this.lanes.length === 0) break;
      this.give(given, count);
    }
    return given;
  }

  /** Gives what is first among the heads, until a lane has to be read on. */
  private give(given: ListKey[], count: number): void {
    const isBefore = this.query.sort === 'oldest' ? isLess : (a: ListKey, b: ListKey) => isLess(b, a);
    for (;;) {
      let first: Lane | undefined;
      for (const lane of this.lanes) if (!first || isHeadBefore(lane, first, isBefore)) first = lane;
      const key = first?.ahead.shift();
      if (!first || !key) return;
      given.push(key);
      if (given.length === count || first.ahead.length === 0) return;
    }
  }

  private async readOn(): Promise<void> {
    const dry = this.lanes.filter(({ ahead, isOver }) => ahead.length <= 1 && !isOver);
    const isOldest = this.query.sort === 'oldest';
    const rows = await this.sql.run<LaneRow & Record<string, unknown>>(isOldest ? readOldest : readNewest, [
      dry.map(({ standing }) => standing),
      dry.map(({ behind }) => behind.value),
      dry.map(({ behind }) => behind.id),
      dry.map(({ most }) => most),
      isOldest ? this.span.to : this.span.from,
    ]);
    const read = dry.map((): ListKey[] => []);
    for (const { n, id, value } of rows) read[n - 1]?.push({ id, value });
    for (const [index, { standing, ahead, behind, most }] of dry.entries()) {
      const more = read[index] ?? [];
      this.lanes[this.lanes.findIndex((lane) => lane.standing === standing)] = {
        standing,
        ahead: [...ahead, ...more],
        behind: more.at(-1) ?? behind,
        most: most * growth,
        isOver: more.length < most,
      };
    }
  }
}

/** By the amount, highest first. */
export class ByAmount implements ListSource {
  private behind: ListKey;

  constructor(
    private readonly sql: Sql,
    { cursor, most = highestAmount }: Pick<ListQuery, 'cursor' | 'most'>,
    private readonly least: number,
  ) {
    const edge = { value: centsOf(most), id: highestId };
    this.behind = cursor && cursor.value <= edge.value ? cursor : edge;
  }

  async next(count: number): Promise<readonly ListKey[]> {
    const { value, id } = this.behind;
    const values = [amountWord(value), id, amountWord(centsOf(this.least)), count];
    const keys = await this.sql.run<ListKey & Record<string, unknown>>(readHighest, values);
    this.behind = keys.at(-1) ?? this.behind;
    return keys;
  }
}

const centsOf = (amount: number): number => Math.round(amount * 100);

/** An amount in cents as the word by which it is found. */
const amountWord = (cents: number): string => `=${String(cents).padStart(13, '0')}`;

/** The words of amounts from `least` to `most`, in euro. */
export function amountWords(least = 0, most = highestAmount): { readonly first: string; readonly past: string } {
  return { first: amountWord(centsOf(least)), past: amountWord(centsOf(most) + 1) };
}

function isHeadBefore(a: Lane, b: Lane, isBefore: (a: ListKey, b: ListKey) => boolean): boolean {
  const [head, other] = [a.ahead[0], b.ahead[0]];
  return head !== undefined && (other === undefined || isBefore(head, other));
}

/** Whether a place comes before another one, lowest first. */
export function isLess(a: ListKey, b: ListKey): boolean {
  return a.value === b.value ? BigInt(a.id) < BigInt(b.id) : a.value < b.value;
}
