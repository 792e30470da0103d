import { setImmediate } from 'node:timers/promises';
import { Controller } from '@nestjs/common';
import {
  bulkActs,
  isUuid,
  maxNamed,
  maxSelected,
  rehearsalMinutes,
  type BulkAct,
  type BulkActKind,
  type SeenRehearsal,
  type SelectedApplications,
} from '@statewise/contract';
import { possibleUndo, stateOf, type Actor, type Stamp } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import { ApplicationSearch } from '../applications/application-search.js';
import { listQueryOf } from '../applications/list-query.js';
import { reachedBy } from '../applications/notices.js';
import { stateNames } from '../applications/state-names.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowEngine } from '../engine/flow-engine.js';
import { FlowRegistry, flowTranslator } from '../engine/flow-registry.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Audit } from '../platform/audit/audit.js';
import { demandPerson, type Caller } from '../platform/auth/access.js';
import { Config } from '../platform/config/config.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { takeTurn } from '../platform/database/turns.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { pageOf } from '../platform/http/keyset.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { demandFound, fieldErrors, Problem } from '../platform/problem/problem.js';
import {
  causeOf,
  proposalAnswer,
  Proposals,
  type Performed,
  type Performing,
  type Wish,
} from '../proposals/proposals.service.js';
import { bulkQueue, maySubmit } from './bulk-act-runner.js';
import { rehearsalOf, bulkActView, type Trial } from './bulk-act-views.js';
import * as statements from './bulk-acts.statements.js';
import type { BulkActRow, BulkPayload } from './bulk-acts.statements.js';
import { refusalOf } from './refusal.js';

/** Applications that are read at once. */
const batch = 25;
/** Parts of a search after which a selection is given up. */
const maxParts = 100;
/** Of the applications that were shown, the share that may have moved on. */
const maxMoved = 0.1;

/** Which act of the register begins a kind. */
const actName = (act: BulkActKind) => `applications.${act}`;

/** Acts on many applications at once: looked at first, begun by the digest of what was shown. */
@Controller()
export class BulkActsController {
  private readonly acts = {
    jump: this.proposals.register(actName('jump'), this.begin.bind(this), this.nameIn.bind(this)),
    note: this.proposals.register(actName('note'), this.begin.bind(this)),
  };

  constructor(
    private readonly proposals: Proposals,
    private readonly search: ApplicationSearch,
    private readonly applications: ApplicationRepository,
    private readonly engine: FlowEngine,
    private readonly registry: FlowRegistry,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  @Handles(bulkActs.rehearseJump)
  rehearseJump({ body: { to_state, reason, ...chosen }, caller }: Input<typeof bulkActs.rehearseJump>) {
    return this.rehearse('jump', chosen, { to_state, reason }, caller);
  }

  @Handles(bulkActs.rehearseNote)
  rehearseNote({ body: { text, ...chosen }, caller }: Input<typeof bulkActs.rehearseNote>) {
    return this.rehearse('note', chosen, { text }, caller);
  }

  @Handles(bulkActs.jump)
  jump(input: Input<typeof bulkActs.jump>) {
    return this.submit('jump', input);
  }

  @Handles(bulkActs.note)
  note(input: Input<typeof bulkActs.note>) {
    return this.submit('note', input);
  }

  /** The newest that were begun or proposed. */
  @Handles(bulkActs.list)
  async list() {
    return {
      success: true,
      bulk_acts: (await this.sql.run(statements.newest, [maxNamed, rehearsalMinutes])).map(bulkActView),
    };
  }

  /** How far one is; `REQUEST.NOT_FOUND` where it was only looked at. */
  @Handles(bulkActs.read)
  async read({ id }: Input<typeof bulkActs.read>) {
    return { success: true, bulk_act: bulkActView(await this.submitted(id)) };
  }

  /** Which applications it is about; `REQUEST.NOT_FOUND` where it was only looked at. */
  @Handles(bulkActs.applications)
  async applicationsOf({ id, cursor = '0', limit }: Input<typeof bulkActs.applications>) {
    await this.submitted(id);
    const { page, next_cursor } = pageOf(await this.sql.run(statements.page, [id, cursor, limit + 1]), limit);
    return { success: true, applications: page, next_cursor };
  }

  /** What an act would come to, which changes no application; more of them than `maxSelected` are refused as `ids: max`. */
  private async rehearse(
    act: BulkActKind,
    { ids: chosen, ...query }: SelectedApplications,
    payload: BulkPayload,
    { actor, address }: Caller,
  ) {
    const by = demandPerson(actor);
    const found = await this.select({ ...query, ids: chosen }, actor);
    const stamp: Stamp = { at: new Date().toISOString(), actor };
    const trials: Trial[] = [];
    for (let first = 0; first < found.length; first += batch) {
      const ids = found.slice(first, first + batch);
      const read = await Promise.all(ids.map((id) => this.applications.read('id', id)));
      for (const stored of read) if (stored) trials.push(await this.trialOf(stored, act, payload, stamp));
      await setImmediate();
    }
    const present = new Set(trials.map(({ application }) => application));
    const gone = [...new Set(chosen)].filter((application) => !present.has(application));
    const all: Trial[] = [
      ...trials,
      ...gone.map((application): Trial => ({ application, version: 0, refusal: 'erased' })),
    ];
    const written = trials.flatMap(({ writesTo }) => (typeof writesTo === 'string' ? [writesTo] : []));
    const final = trials.filter(({ isFinal }) => isFinal).length;
    // What is shown is proposed with it: whoever confirms it reads the same numbers.
    const shown = { ...payload, ...(act === 'jump' && { final, mails: written.length }) };
    await this.sql.run(statements.forget, []);
    const [made] = await this.sql.run(statements.insert, [
      ...[act, JSON.stringify(shown), by, address ?? null],
      ...[all.map(({ application }) => application), all.map(({ version }) => version)],
      all.map(({ refusal }) => refusal ?? null),
    ]);
    const row = await this.known(made?.id ?? '');
    const isExempt = actor.role === 'admin' && (await this.proposals.isSingleAdmin());
    const isAlone = isExempt || (await this.isFree(row));
    return { success: true, rehearsal: rehearsalOf(row, trials, written, isAlone) };
  }

  /**
   * Begins what a rehearsal of the caller's own showed, or proposes it; answers how far it is where it was begun. Throws
   * `REQUEST.NOT_FOUND` for another's, `BULK.STALE` where it is not what was shown any more.
   */
  private async submit(
    act: BulkActKind,
    { body: { id, digest }, caller: by, language, response }: Input<typeof bulkActs.jump | typeof bulkActs.note>,
  ) {
    const row = await this.known(id);
    if (row.act !== act || row.made_by !== demandPerson(by.actor)) throw new Problem('REQUEST.NOT_FOUND');
    if (row.begun_at) return { success: true, bulk_act: bulkActView(row) } as const;
    if (row.expires_at < new Date() || row.open === 0) throw new Problem('BULK.STALE');
    await this.demandSeen(row, digest, this.sql);
    const { to_state, reason } = row.payload;
    const wish = {
      kind: 'bulk',
      subject: id,
      title: to_state === undefined ? String(row.open) : `${row.open} → ${to_state}`,
      before: null,
      after: { applications: row.open, ...row.payload },
      terms: { id, digest },
      ...(reason !== undefined && { reason }),
      isFree: (runner: SqlRunner) => this.isFree(row, runner),
      whenProposed: (runner: SqlRunner) => runner.run(statements.submit, [id]),
    } as const;
    return proposalAnswer(await this.proposals.submit(this.acts[act], wish, by, language), response);
  }

  /** How many come to which state, in the words of the flows that have it where they agree; of notes the number says it. */
  private async nameIn({ after }: Pick<Wish<object>, 'after'>, language: Language): Promise<string | undefined> {
    const { applications, to_state } = { applications: 0, to_state: '', ...after };
    const named = [...this.registry.all()].map(
      async (served) => stateNames(served.flow, await flowTranslator(served, language))[to_state],
    );
    const [word, ...others] = new Set((await Promise.all(named)).filter((one) => one !== undefined));
    return word === undefined || others.length > 0 ? undefined : `${applications} → ${word}`;
  }

  private async begin(
    { id, digest }: SeenRehearsal,
    performing: Performing,
  ): Promise<Performed<{ bulk_act: BulkAct }>> {
    const { runner, proposer, by } = performing;
    const row = await this.known(id, runner);
    if (!maySubmit(row.act, proposer)) throw new Problem('PROPOSAL.STALE');
    await this.demandSeen(row, digest, runner);
    const confirmer = by.actor.id === proposer.id ? null : by.actor.id;
    const begun = await runner.run(statements.begin, [id, confirmer]);
    if (begun.length > 0) {
      const details = { act: row.act, applications: row.open };
      await this.audit.note({ kind: 'applications.acted', ...causeOf(performing), subject: id, details }, runner);
      await this.jobs.send(bulkQueue, { id }, { within: runner });
    }
    return { result: { bulk_act: bulkActView(await this.known(id, runner)) } };
  }

  /**
   * Whether no second person is needed: acts of the last day count together, so that one in parts is one. A call that is
   * repeated meanwhile has begun this very act, which does not count twice.
   */
  private async isFree({ id, act, made_by, open }: BulkActRow, runner: SqlRunner = this.sql): Promise<boolean> {
    // Halves of one act are added up: one act of a person begins at a time.
    await runner.run(takeTurn, [`bulk acts of ${made_by}`]);
    const [row] = await runner.run(statements.doneAlone, [made_by, act, id]);
    return open + (row?.applications ?? 0) <= this.config.bulkAlone;
  }

  /** What is begun is what was shown: of the same digest, and of a jump hardly any moved on. */
  private async demandSeen(
    { id, act, open, digest: own }: BulkActRow,
    digest: string,
    runner: SqlRunner,
  ): Promise<void> {
    if (own !== digest) throw new Problem('BULK.STALE');
    const [row] = act === 'jump' ? await runner.run(statements.moved, [id]) : [];
    if ((row?.moved ?? 0) > open * maxMoved) throw new Problem('BULK.STALE');
  }

  /** Numbers of the applications that an actor chooses. */
  private async select(chosen: SelectedApplications, actor: Actor): Promise<string[]> {
    const ids: string[] = [];
    let cursor = undefined as ReturnType<typeof listQueryOf>['cursor'];
    for (let part = 1; ; part += 1) {
      const query = { ...listQueryOf({ ...chosen, limit: maxSelected }), cursor };
      const { ids: more, next } = await this.search.find(query, actor);
      ids.push(...more);
      if (next === undefined) return ids;
      if (ids.length >= maxSelected || part === maxParts) throw fieldErrors({ ids: ['max'] });
      cursor = next;
    }
  }

  private async trialOf(
    stored: StoredApplication,
    act: BulkActKind,
    payload: BulkPayload,
    stamp: Stamp,
  ): Promise<Trial> {
    const { public_id: application, version } = stored;
    // A note stands beside an application, wherever that is.
    if (act === 'note') return { application, version };
    if (this.registry.isOfNewerRelease(stored)) return { application, version, refusal: 'newer' };
    const { flow } = this.registry.get(stored.flow);
    const event = { type: 'application.jump', state: payload.to_state, reason: payload.reason };
    try {
      const { snapshot, effects } = await this.engine.preview(stored, event, { actor: stamp.actor });
      const isFinal = possibleUndo(flow, snapshot, stamp) !== stored.state;
      return { application, version, state: stateOf(flow, snapshot), isFinal, writesTo: reachedBy(stored, effects) };
    } catch (error) {
      return { application, version, refusal: refusalOf(error, flow, stored) };
    }
  }

  private async submitted(id: string): Promise<BulkActRow> {
    const row = await this.known(id);
    if (!row.submitted_at) throw new Problem('REQUEST.NOT_FOUND');
    return row;
  }

  private async known(id: string, runner: SqlRunner = this.sql): Promise<BulkActRow> {
    const [row] = isUuid(id) ? await runner.run(statements.byId, [id, maxNamed, rehearsalMinutes]) : [];
    return demandFound(row);
  }
}
