import { Injectable } from '@nestjs/common';
import { normaliseCode } from '@statewise/i18n';
import { statusTypes } from '@statewise/machines';
import { Sql } from '../platform/database/sql.js';
import { ApplicationCodes } from '../engine/application-codes.js';
import { isPublicId } from './application-access.js';
import * as statements from './list.statements.js';
import type { ListKey, ListQuery } from './list-query.js';
import { amountWords, ByAmount, ByDate, isLess, type ListSource, type Span } from './list-source.js';

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

/** As many as one condition may hit so that all of them are looked at. */
const few = 1_000;
/** As many as are looked at in their order at first and then at a time, and milliseconds after which a search is broken off. */
const strides = { first: 200, next: 600 };
const patience = 12;
/** As far as is counted. */
const counted = 1_000;

/** By when and until when everything was created. */
const always: Span = { from: '1000-01-01T00:00:00Z', to: '9000-01-01T00:00:00Z' };

interface Fitting {
  readonly id: string;
  readonly created: number;
  readonly amount: number | null;
}

/** What a search found out before it begins. */
interface Plan {
  readonly query: ListQuery;
  readonly span: Span;
  readonly standings: readonly string[];
  readonly words: readonly Word[];
}

interface Word {
  readonly first: string;
  readonly past: string;
  readonly ending: string;
}

/**
 * Finds applications in time that does not grow with their number. Flow, state and statuses are one value, of which there
 * are few, each with an index in the order of creation: these are merged. A name or an amount that hits few applications
 * leads to all of them. One that hits many is met soon by looking through the list in its order; where that is not so,
 * because of what else is asked, the search is broken off and says where it goes on.
 */
@Injectable()
export class ApplicationSearch {
  constructor(
    private readonly sql: Sql,
    private readonly codes: ApplicationCodes,
  ) {}

  async find(query: ListQuery): Promise<Found> {
    const { q } = query;
    const [known] = await this.sql.run<{ standings: string[]; words: string[] }>(statements.readStandings, [q ?? null]);
    const standings = (known?.standings ?? []).filter((standing) => isAsked(standing, query));
    const words = [...(known?.words ?? []).map((word) => this.wordOf(word)), ...amountOf(query)];
    const plan: Plan = { query, standings, words, span: { ...always, ...spanOf(query) } };
    const named = q === undefined ? undefined : await this.named(q);
    if (named) return this.exact({ ...plan, words: amountOf(query) }, named);
    if (standings.length === 0 || (q !== undefined && known?.words.length === 0)) return nothing;
    if (words.length === 0) return this.inOrder(plan);
    const candidates = await this.candidates(plan);
    return candidates ? this.exact(plan, candidates) : this.lookThrough(plan);
  }

  /** A word as it is typed so far; four letters or digits may be the end of a code. */
  private wordOf(word: string): Word {
    return { first: word, past: `${word}\u{10ffff}`, ending: this.codes.endingWordOf(word) };
  }

  /** The application of a whole code or id. */
  private async named(q: string): Promise<string[] | undefined> {
    const code = normaliseCode(q);
    const id = isPublicId(q) ? q : null;
    if (code === undefined && id === null) return undefined;
    const rows = await this.sql.run<{ id: string }>(statements.readNamed, [
      code === undefined ? null : this.codes.digestsOf(code),
      id,
    ]);
    // Twelve letters may be a name, too.
    return rows.length > 0 || id !== null ? rows.map((row) => row.id) : undefined;
  }

  /** Everybody whom one of the conditions hits, if those are few. */
  private async candidates({ span, standings, words }: Plan): Promise<string[] | undefined> {
    const looks = [
      ...words.map(({ first, past, ending }) => [statements.readByWord, [first, past, ending, few + 1]] as const),
      [statements.readByStanding, [standings, span.from, span.to, few + 1]] as const,
    ];
    for (const [statement, values] of looks) {
      const rows = await this.sql.run<{ id: string }>(statement, values);
      if (rows.length <= few) return rows.map(({ id }) => id);
    }
    return undefined;
  }

  private async exact(plan: Plan, candidates: readonly string[]): Promise<Found> {
    const { sort, cursor, limit } = plan.query;
    const all = (await this.fitting(plan, candidates)).map((row) => keyOf(row, sort));
    const isAfter = sort === 'oldest' ? isLess : (a: ListKey, b: ListKey) => isLess(b, a);
    const rest = (cursor ? all.filter((key) => isAfter(cursor, key)) : all).sort((a, b) => (isAfter(a, b) ? -1 : 1));
    return { ...pageOf(rest, limit), isPartial: false, total: countOf(all.length) };
  }

  /** Nothing but flow, state, statuses and dates is asked for: the order of the list is the order of an index. */
  private async inOrder(plan: Plan): Promise<Found> {
    const { query, span, standings } = plan;
    const [keys, [row]] = await Promise.all([
      this.sourceOf(plan).next(query.limit + 1),
      this.sql.run<{ count: number }>(statements.countStanding, [standings, span.from, span.to, counted + 1]),
    ]);
    return { ...pageOf(keys, query.limit), isPartial: false, total: countOf(row?.count ?? 0) };
  }

  private async lookThrough(plan: Plan): Promise<Found> {
    const { limit } = plan.query;
    const source = this.sourceOf(plan);
    const found: ListKey[] = [];
    const end = performance.now() + patience;
    for (let stride = strides.first; ; stride = strides.next) {
      const keys = await source.next(stride);
      const fits = await this.fits(plan, keys);
      found.push(...keys.filter(({ id }) => fits.has(id)));
      const last = keys.at(-1);
      if (found.length > limit || keys.length < stride || !last) return { ...pageOf(found, limit), isPartial: false };
      if (performance.now() > end) return { ids: found.map(({ id }) => id), isPartial: true, next: last };
    }
  }

  private sourceOf({ query, span, standings }: Plan): ListSource {
    if (query.sort === 'amount') return new ByAmount(this.sql, query, query.least ?? 0);
    return new ByDate(this.sql, query, standings, span);
  }

  /** Which of those that come next are looked for; by date they have the standing and the date that are asked for. */
  private async fits(plan: Plan, keys: readonly ListKey[]): Promise<ReadonlySet<string>> {
    const ids = keys.map(({ id }) => id);
    if (plan.query.sort === 'amount') return new Set((await this.fitting(plan, ids)).map(({ id }) => id));
    const rows = await this.sql.run<{ id: string }>(statements.readWorded, [ids, ...columnsOf(plan.words)]);
    return new Set(rows.map(({ id }) => id));
  }

  private fitting({ query, span, standings, words }: Plan, ids: readonly string[]): Promise<Fitting[]> {
    const values = [ids, ...columnsOf(words), standings, span.from, span.to, query.sort === 'amount'];
    return this.sql.run<Fitting & Record<string, unknown>>(statements.readFitting, values);
  }
}

const nothing: Found = { ids: [], isPartial: false, total: { count: 0, isExact: true } };

/** Amounts are words, too; an order by amount has only those with one. */
function amountOf({ least, most, sort }: ListQuery): Word[] {
  if (least === undefined && most === undefined && sort !== 'amount') return [];
  return [{ ...amountWords(least, most), ending: '' }];
}

const columnsOf = (words: readonly Word[]) => [
  words.map(({ first }) => first),
  words.map(({ past }) => past),
  words.map(({ ending }) => ending),
];

const spanOf = ({ from, to }: ListQuery): Partial<Span> => ({ ...(from && { from }), ...(to && { to }) });

/** Whether a standing, `flow/state/` and a digit for each status, is asked for. */
function isAsked(standing: string, { flow, states, statuses }: ListQuery): boolean {
  const [ofFlow = '', state = '', digits = ''] = standing.split('/');
  if (flow !== undefined && ofFlow !== flow) return false;
  if (states !== undefined && !states.includes(state)) return false;
  return (statuses ?? []).every(({ type, value }) => digits[statusTypes.indexOf(type)] === String(value));
}

function keyOf({ id, created, amount }: Fitting, sort: ListQuery['sort']): ListKey {
  return { id, value: sort === 'amount' ? (amount ?? 0) : created };
}

function pageOf(keys: readonly ListKey[], limit: number): Pick<Found, 'ids' | 'next'> {
  const page = keys.slice(0, limit);
  const last = page.at(-1);
  return { ids: page.map(({ id }) => id), ...(keys.length > limit && last && { next: last }) };
}

const countOf = (count: number) => ({ count: Math.min(count, counted), isExact: count <= counted });
