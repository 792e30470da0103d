import type { SqlRunner, Statement } from '../platform/database/sql.js';
import type { ListKey, ListQuery } from './list-query.js';
import * as statements from './list.statements.js';
import type { ScanRow } from './list.statements.js';

/** From the first to before the second instant; there are always both. */
export interface CreationSpan {
  readonly from: string;
  readonly to: string;
}

/** A word as it is typed so far, from `first` to before `past`; or the whole word `ending`. */
export interface Word {
  readonly first: string;
  readonly past: string;
  readonly ending: string;
}

/** What is looked for, as the statements take it. */
export interface Conditions {
  /** Patterns of standings; undefined when every one will do. */
  readonly standings?: readonly string[];
  readonly span: CreationSpan;
  readonly words: readonly Word[];
}

/** A part of the way: what was found, and where it ended when there may be more. */
export interface Stretch {
  readonly keys: readonly ListKey[];
  readonly end?: ListKey;
}

/** Where fewer than one of so many has a standing that is asked for, each standing is walked through by itself. */
const rare = 8;

const highestId = '9223372036854775807';
/** In euro; what an application may ask for has eleven digits at most. */
const highestAmount = 99_999_999_999;
const centsOf = (amount: number): number => Math.round(amount * 100);
const microsOf = (instant: string): number => Date.parse(instant) * 1000;

/** An amount in cents as the word by which it is found. */
const amountWord = (cents: number): string => `=${String(cents).padStart(13, '0')}`;

/** The words of amounts from `least` to `most`, in euro. */
export function amountWords(least = 0, limit = highestAmount): Word {
  return { first: amountWord(centsOf(least)), past: amountWord(centsOf(limit) + 1), ending: '' };
}

/** Conditions as the first six parameters of every statement. */
export const conditionColumns = ({ standings, span, words }: Conditions): unknown[] => [
  standings ?? null,
  span.from,
  span.to,
  words.map(({ first }) => first),
  words.map(({ past }) => past),
  words.map(({ ending }) => ending),
];

/** A way through the applications in the order of a list, a stretch at a time. */
export class ListScan {
  private place: ListKey;
  private isRare = false;

  constructor(
    private readonly sql: SqlRunner,
    private readonly query: Pick<ListQuery, 'sort' | 'cursor' | 'amount_from' | 'amount_to'>,
    private readonly conditions: Conditions,
  ) {
    const edge = edgeOf(query, conditions.span);
    const { cursor } = query;
    const isPast = cursor && (query.sort === 'oldest' ? cursor.value > edge.value : cursor.value <= edge.value);
    this.place = isPast ? cursor : edge;
  }

  /** Goes on until `most` are found, or a stretch. */
  async next(limit: number): Promise<Stretch> {
    const [row] = await this.sql.run(this.statement(), [...conditionColumns(this.conditions), ...this.placed(limit)]);
    if (!row) throw new Error('a walk has no answer');
    const { ids, values, last_id, last_value, met } = row;
    const keys = ids.map((id, index): ListKey => ({ id, value: values[index] ?? 0 }));
    if (last_id === null || last_value === null) return { keys };
    this.place = { id: last_id, value: last_value };
    this.isRare ||= met !== null && met * rare < statements.pageSize;
    return { keys, end: this.place };
  }

  private statement(): Statement<ScanRow> {
    const { sort } = this.query;
    if (sort === 'amount') return statements.scanHighest;
    const isRare = this.isRare && this.conditions.standings !== undefined;
    if (sort === 'oldest') return isRare ? statements.scanRareOldest : statements.scanOldest;
    return isRare ? statements.scanRareNewest : statements.scanNewest;
  }

  private placed(limit: number): unknown[] {
    const { value, id } = this.place;
    if (this.query.sort !== 'amount') return [value, id, limit];
    return [amountWord(value), id, limit, amountWord(centsOf(this.query.amount_from ?? 0))];
  }
}

/** Behind which place a list without a cursor begins. */
function edgeOf(
  { sort, amount_to = highestAmount }: Pick<ListQuery, 'sort' | 'amount_to'>,
  { from, to }: CreationSpan,
): ListKey {
  if (sort === 'amount') return { value: centsOf(amount_to), id: highestId };
  return { value: microsOf(sort === 'oldest' ? from : to), id: '0' };
}
