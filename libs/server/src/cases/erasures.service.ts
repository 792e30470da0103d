import { Injectable } from '@nestjs/common';
import type { ProposalView } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import { ApplicationAccess } from '../applications/application-access.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import { Audit } from '../platform/audit/audit.js';
import type { Caller } from '../platform/auth/access.js';
import { Problem } from '../platform/problem/problem.js';
import { causeOf, Proposals, type Performed, type Performing } from '../proposals/proposals.service.js';
import { Erasure } from '../retention/erasure.service.js';

interface ErasureTerms {
  /** The public id. */
  readonly application: string;
}

/** Erasing cannot be taken back: one person asks for it, another confirms it. */
@Injectable()
export class Erasures {
  private readonly erasing = this.proposals.register('application.erase', this.doErase.bind(this));

  constructor(
    private readonly proposals: Proposals,
    private readonly access: ApplicationAccess,
    private readonly applications: ApplicationRepository,
    private readonly erasure: Erasure,
    private readonly audit: Audit,
  ) {}

  /** Asks for an erasure, or confirms that which another person asked for; returns it where it waits. */
  async erase(code: string, by: Caller, language: Language): Promise<ProposalView | undefined> {
    const { public_id: application, flow } = await this.access.find(code, by);
    const waiting = await this.proposals.waiting(this.erasing, application);
    if (waiting && waiting.proposed_by === by.actor.id) return this.proposals.read(waiting.id, by);
    if (waiting) {
      await this.proposals.confirm(waiting.id, waiting.hash, by);
      return undefined;
    }
    const wish = {
      kind: 'erasure',
      subject: application,
      title: flow,
      before: null,
      after: { application },
      terms: { application },
    } as const;
    const submitted = await this.proposals.submit(this.erasing, wish, by, language);
    if ('done' in submitted) return undefined;
    await this.audit.note({ kind: 'erasure.requested', ...by, application });
    return submitted.proposal;
  }

  /** Declines the erasure that waits, or takes it back; `REQUEST.NOT_FOUND` where none does. */
  async keep(code: string, by: Caller): Promise<void> {
    const { public_id: application } = await this.access.find(code, by);
    const waiting = await this.proposals.waiting(this.erasing, application);
    if (!waiting) throw new Problem('REQUEST.NOT_FOUND');
    await this.proposals.decline(waiting.id, waiting.hash, by);
    await this.audit.note({ kind: 'erasure.declined', ...by, application });
  }

  /** Who asked that an application be erased, and when; undefined where nobody did. */
  async requestOf(application: string): Promise<{ readonly person: string; readonly requested_at: Date } | undefined> {
    const waiting = await this.proposals.waiting(this.erasing, application);
    return waiting && { person: waiting.proposed_by, requested_at: waiting.created_at };
  }

  private async doErase({ application }: ErasureTerms, performing: Performing): Promise<Performed<object>> {
    const stored = await this.applications.read('publicId', application);
    if (!stored) throw new Problem('APPLICATION.NOT_FOUND');
    const { runner } = performing;
    await this.audit.note({ kind: 'application.erased', ...causeOf(performing), application }, runner);
    await this.erasure.remove(stored.id, runner);
    return { result: {}, afterwards: () => this.erasure.sweep(stored.id) };
  }
}
