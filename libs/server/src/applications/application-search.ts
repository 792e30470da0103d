import { Injectable } from '@nestjs/common';
import type { Actor } from '@statewise/flow';
import { normaliseCode } from '@statewise/i18n';
import { isUuid, statusTypes } from '@statewise/contract';
import { ReadSql } from '../platform/database/read-sql.js';
import { ApplicationCodes } from '../engine/application-codes.js';
import * as statements from './list.statements.js';
import type { ListKey, ListQuery } from './list-query.js';
import { typedNumbers } from './typed-numbers.js';
import { amountWords, conditionColumns, ListScan, type Conditions, type CreationSpan, type Word } from './list-scan.js';

/** A part of what a list finds. */
export interface Found {
  /** In the order of the list. */
  readonly ids: readonly string[];
  /** Where the next part begins; undefined when this is the last. */
  readonly next?: ListKey;
  /** Whether the search was broken off before it had enough: it goes on behind `next`. */
  readonly isPartial: boolean;
  /** How many there are in all, counted up to a point; undefined where counting would take looking through all of them. */
  readonly total?: { readonly count: number; readonly isExact: boolean };
}

/** Milliseconds after which a search is broken off. */
const timeout = 10;

/** By when and until when everything was created. */
const always: CreationSpan = { from: '1000-01-01T00:00:00Z', to: '9000-01-01T00:00:00Z' };

/** What a search text asks for. */
interface Asked {
  readonly words: readonly Word[];
  /** The applications of a whole code or id. */
  readonly named?: readonly string[];
}

/**
 * Finds applications in time that does not grow with their number, with one or two statements. A name, an amount or a
 * standing (flow, state and statuses as one value) that hits few applications leads to all of them. What hits many is met soon
 * by walking through the list in its order; where that is not so, because of what else is asked, the search is broken off
 * and says where it goes on.
 */
@Injectable()
export class ApplicationSearch {
  constructor(
    private readonly sql: ReadSql,
    private readonly codes: ApplicationCodes,
  ) {}

  /** Of a search by whoever has `role`: what an admin's code is of, admins alone find. */
  async find(query: ListQuery, { role }: Pick<Actor, 'role'>): Promise<Found> {
    const asked = query.ids
      ? await this.chosen(query.ids)
      : query.q === undefined
        ? undefined
        : await this.asked(query.q, role === 'admin', query.isNaming);
    const conditions = {
      span: { ...always, ...spanOf(query) },
      words: [...(asked && !asked.named ? asked.words : []), ...amountOf(query)],
      ...standingsOf(query),
    };
    if (asked?.named) return (await this.candidates(query, conditions, asked.named)) ?? nothing;
    for (const number of typedNumbers(query.q ?? '')) {
      const asNumber = { ...conditions, words: [number, ...amountOf(query)] };
      const found = (await this.candidates(query, asNumber, null)) ?? (await this.lookThrough(query, asNumber));
      if (found.total?.count !== 0) return found;
    }
    if (asked?.words.length === 0) return nothing;
    if (conditions.words.length === 0) return this.inOrder(query, conditions);
    return (await this.candidates(query, conditions, null)) ?? this.lookThrough(query, conditions);
  }

  private async chosen(ids: readonly string[]): Promise<Asked> {
    const rows = await this.sql.run(statements.readChosen, [ids]);
    return { words: [], named: rows.map(({ id }) => id) };
  }

  private async asked(q: string, isAdmin: boolean, isNaming = false): Promise<Asked> {
    const code = normaliseCode(q);
    const id = isUuid(q) ? q : null;
    const digests = code === undefined ? null : this.codes.digest.all(code);
    const [row] = await this.sql.run(statements.readSearch, [q, digests, id, isAdmin]);
    const { words = [], named = [] } = row ?? {};
    // Twelve letters may be a name, too.
    const isNamed = named.length > 0 || id !== null || isNaming;
    return { words: words.map((word) => this.wordOf(word)), ...(isNamed && { named }) };
  }

  /** A word as it is typed so far; four letters or digits may be the end of a code. */
  private wordOf(word: string): Word {
    return { first: word, past: `${word}\u{10ffff}`, ending: this.codes.endingWordOf(word) };
  }

  /** What is found among `named`, or among everybody whom one of the conditions hits, if those are few. */
  private async candidates(
    query: ListQuery,
    conditions: Conditions,
    named: readonly string[] | null,
  ): Promise<Found | undefined> {
    const { sort, cursor, limit } = query;
    const [row] = await this.sql.run(sort === 'oldest' ? statements.readOldestCandidates : statements.readCandidates, [
      ...conditionColumns(conditions),
      named,
      sort === 'amount' ? 'amount' : 'date',
      cursor?.value ?? null,
      cursor?.id ?? null,
      limit + 1,
    ]);
    if (!row?.is_few) return undefined;
    const keys = (row.ids ?? []).map((id, index): ListKey => ({ id, value: row.values?.[index] ?? 0 }));
    return { ...pageOf(keys, limit), isPartial: false, total: countOf(row.count) };
  }

  /** Nothing but flow, state, statuses and dates is asked for: it is always known how the list goes on. */
  private async inOrder(query: ListQuery, conditions: Conditions): Promise<Found> {
    const { standings, span } = conditions;
    const [found, [row]] = await Promise.all([
      this.scan(query, conditions, Infinity),
      this.sql.run(standings ? statements.countMatching : statements.countAll, [standings ?? null, span.from, span.to]),
    ]);
    // The count is of another moment than the page, which counts itself where it is all there is.
    const isAll = query.cursor === undefined && found.next === undefined;
    return { ...found, total: countOf(isAll ? found.ids.length : (row?.count ?? 0)) };
  }

  private lookThrough(query: ListQuery, conditions: Conditions): Promise<Found> {
    return this.scan(query, conditions, performance.now() + timeout);
  }

  private async scan(query: ListQuery, conditions: Conditions, until: number): Promise<Found> {
    const { limit } = query;
    const scan = new ListScan(this.sql, query, conditions);
    const found: ListKey[] = [];
    for (;;) {
      const { keys, end } = await scan.next(limit + 1 - found.length);
      found.push(...keys);
      if (found.length > limit || !end) return { ...pageOf(found, limit), isPartial: false };
      if (performance.now() > until) return { ids: found.map(({ id }) => id), isPartial: true, next: end };
    }
  }
}

const nothing: Found = { ids: [], isPartial: false, total: { count: 0, isExact: true } };

/** Amounts are words, too; an order by amount has only those with one. */
function amountOf({ amount_from, amount_to, sort }: ListQuery): Word[] {
  return amount_from === undefined && amount_to === undefined && sort !== 'amount'
    ? []
    : [amountWords(amount_from, amount_to)];
}

const spanOf = ({ from, to }: ListQuery): Partial<CreationSpan> => ({ ...(from && { from }), ...(to && { to }) });

/** A standing is `flow/state/` and a digit for each status. */
function standingsOf({ flow, states, statuses }: ListQuery): Pick<Conditions, 'standings'> {
  if (flow === undefined && states === undefined && statuses === undefined) return {};
  const digits = statusTypes.map((known) => digitOf((statuses ?? []).filter(({ type }) => type === known)));
  // One status cannot have two values.
  if (digits.includes(undefined)) return { standings: [] };
  const patternOf = (state: string) => `${flow === undefined ? '%' : literal(flow)}/${state}/${digits.join('')}`;
  return { standings: states === undefined ? [patternOf('%')] : states.map((state) => patternOf(literal(state))) };
}

function digitOf(asked: readonly { readonly value: number }[]): string | undefined {
  const values = new Set(asked.map(({ value }) => value));
  return values.size > 1 ? undefined : String([...values][0] ?? '_');
}

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function pageOf(keys: readonly ListKey[], limit: number): Pick<Found, 'ids' | 'next'> {
  const page = keys.slice(0, limit);
  const last = page.at(-1);
  return { ids: page.map(({ id }) => id), ...(keys.length > limit && last && { next: last }) };
}

const countOf = (count: number) => ({
  count: Math.min(count, statements.counted),
  isExact: count <= statements.counted,
});
