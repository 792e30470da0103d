import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { ErasureRequest, ProposalView } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import { ApplicationAccess } from '../applications/application-access.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Audit } from '../platform/audit/audit.js';
import type { Caller } from '../platform/auth/access.js';
import type { SqlRunner } from '../platform/database/sql.js';
import { demandFound, Problem } from '../platform/problem/problem.js';
import { ProposalDecisions } from '../proposals/proposal-decisions.service.js';
import {
  causeOf,
  Proposals,
  whyOf,
  type Performed,
  type Performing,
  type WaitingProposal,
} from '../proposals/proposals.service.js';
import { Erasure } from '../retention/erasure.service.js';

interface ErasureTerms {
  /** The public id. */
  readonly application: string;
  /** Those of what goes with it. */
  readonly along?: readonly string[];
}

/** Erases what else goes with an application, before it does; `going` are the public ids of all that go. */
type AlsoErases = (stored: StoredApplication, going: readonly string[], runner: SqlRunner) => Promise<void>;

/** Erasing cannot be taken back: one person asks for it, another confirms it. */
@Injectable()
export class Erasures {
  private readonly erasing = this.proposals.register(
    'application.erase',
    this.doErase.bind(this),
    ({ title }, language) => this.registry.nameIn(title, language),
  );
  private readonly others: AlsoErases[] = [];

  constructor(
    private readonly proposals: Proposals,
    private readonly decisions: ProposalDecisions,
    private readonly registry: FlowRegistry,
    private readonly access: ApplicationAccess,
    private readonly applications: ApplicationRepository,
    private readonly erasure: Erasure,
    private readonly audit: Audit,
  ) {}

  /** Names what goes with an application that is erased; to be called while modules initialise. */
  alsoErases(erase: AlsoErases): void {
    this.others.push(erase);
  }

  /**
   * Asks for an erasure, or confirms by its `hash` that which another person asked for; returns it where it waits. Throws
   * `PROPOSAL.STALE` for a hash of nothing that waits, `PROPOSAL.SECOND_PERSON` for the hash of one's own.
   */
  async erase(
    code: string,
    { hash, reason }: Readonly<ErasureRequest>,
    by: Caller,
    language: Language,
  ): Promise<ProposalView | undefined> {
    const { id, public_id: application, flow } = await this.access.find(code, by);
    const waiting = await this.requestOf(application);
    if (hash !== undefined) {
      if (!waiting) throw new Problem('PROPOSAL.STALE');
      await this.decisions.confirm(waiting.id, hash, by);
      return undefined;
    }
    const along = publicIds(await this.erasure.kinOf(id));
    const erased = { application, ...(along.length > 0 && { along }) };
    if (waiting && isDeepStrictEqual(waiting.content.terms, erased)) return this.decisions.read(waiting.id, by);
    // What names less, as from before there was kin, nobody could confirm: this takes its place.
    if (waiting) await this.decisions.decline(waiting.id, waiting.hash, by, undefined);
    const wish = {
      kind: 'erasure',
      subject: application,
      title: flow,
      before: null,
      after: erased,
      terms: erased,
      ...(reason !== undefined && { reason }),
      whenProposed: (runner: SqlRunner) =>
        this.audit.note({ kind: 'erasure.requested', ...by, application, details: whyOf({ reason }) }, runner),
    } as const;
    const submitted = await this.proposals.submit(this.erasing, wish, by, language);
    return 'done' in submitted ? undefined : submitted.proposal;
  }

  /** Declines the erasure that waits, or takes it back; `REQUEST.NOT_FOUND` where none does. */
  async keep(code: string, reason: string | undefined, by: Caller): Promise<void> {
    const { public_id: application } = await this.access.find(code, by);
    const waiting = demandFound(await this.requestOf(application));
    await this.decisions.decline(waiting.id, waiting.hash, by, reason, (runner) =>
      this.audit.note({ kind: 'erasure.declined', ...by, application }, runner),
    );
  }

  /** The erasure of an application that waits; undefined where none does. */
  async requestOf(application: string): Promise<WaitingProposal | undefined> {
    return this.proposals.waiting([this.erasing], application);
  }

  private async doErase({ application, along = [] }: ErasureTerms, performing: Performing): Promise<Performed<object>> {
    const { runner } = performing;
    const stored = await this.applications.read('publicId', application, undefined, runner);
    if (!stored) throw new Problem('APPLICATION.NOT_FOUND');
    // More than what was confirmed is not erased.
    const kin = await this.erasure.kinOf(stored.id, runner);
    if (String(publicIds(kin)) !== String(along)) throw new Problem('PROPOSAL.STALE');
    const details = whyOf(performing);
    const going = [application, ...along];
    for (const one of going)
      await this.audit.note({ kind: 'application.erased', ...causeOf(performing), application: one, details }, runner);
    for (const erase of this.others) await erase(stored, going, runner);
    await this.erasure.remove([stored, ...kin], runner);
    return { result: {}, afterwards: () => this.erasure.sweep(stored.id) };
  }
}

const publicIds = (kin: readonly Pick<StoredApplication, 'public_id'>[]) => kin.map(({ public_id }) => public_id);
