import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PersonItem, ProposalView } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import { ApplicationAccess } from '../applications/application-access.js';
import { Erasures } from '../cases/erasures.service.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Audit } from '../platform/audit/audit.js';
import type { Caller } from '../platform/auth/access.js';
import type { SqlRunner } from '../platform/database/sql.js';
import { Problem } from '../platform/problem/problem.js';
import {
  causeOf,
  Proposals,
  whyOf,
  type Performed,
  type Performing,
  type WaitingProposal,
} from '../proposals/proposals.service.js';
import { Erasure } from '../retention/erasure.service.js';
import { PersonSearch, type FoundPerson } from './person-search.service.js';
import * as statements from './people.statements.js';
import { PersonSources } from './person-sources.service.js';

interface PersonTerms {
  /** The public id of the application by which the person was looked at. */
  readonly application: string;
  readonly contact: string | null;
  /** The hash of what is kept of them. */
  readonly seen: string;
}

/** Erases all that is kept of a person at once: one admin asks for it, another confirms exactly that. */
@Injectable()
export class PersonErasures implements OnModuleInit {
  private readonly erasing = this.proposals.register('person.erase', this.doErase.bind(this), ({ title }, language) =>
    this.registry.nameIn(title, language),
  );

  constructor(
    private readonly proposals: Proposals,
    private readonly registry: FlowRegistry,
    private readonly access: ApplicationAccess,
    private readonly applications: ApplicationRepository,
    private readonly people: PersonSearch,
    private readonly erasure: Erasure,
    private readonly erasures: Erasures,
    private readonly sources: PersonSources,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.erasures.alsoErases((stored, going, runner) => this.eraseRest(stored, going, runner));
  }

  /** Asks for it with the hash of what was seen, `PROPOSAL.STALE` where that is not so any more; returns it where it waits. */
  async erase(
    code: string,
    { contact, seen, reason }: { readonly contact?: string; readonly seen: string; readonly reason?: string },
    by: Caller,
    language: Language,
  ): Promise<ProposalView | undefined> {
    const stored = await this.access.find(code, by);
    const found = await this.people.of(stored, contact);
    if (found.hash !== seen) throw new Problem('PROPOSAL.STALE');
    const { public_id: application } = stored;
    const wish = {
      kind: 'erasure',
      subject: application,
      title: stored.flow,
      before: countsOf(found),
      after: { ...noneOf(found), ...(contact !== undefined && { contact_id: contact }) },
      terms: { application, contact: contact ?? null, seen },
      ...(reason !== undefined && { reason }),
      whenProposed: (runner: SqlRunner) => {
        const details = { seen, ...whyOf({ reason }) };
        return this.audit.note({ kind: 'erasure.requested', ...by, application, details }, runner);
      },
    } as const;
    const submitted = await this.proposals.submit(this.erasing, wish, by, language);
    return 'done' in submitted ? undefined : submitted.proposal;
  }

  /** The erasure that waits of a person of an application. */
  waiting(application: string): Promise<WaitingProposal | undefined> {
    return this.proposals.waiting([this.erasing], application);
  }

  /** With the last applications of a person, `going`, all else goes that is kept of them; nothing where they have another one, or may have. */
  private async eraseRest(last: StoredApplication, going: readonly string[], runner: SqlRunner): Promise<void> {
    const { items, applications, unread, hasMore } = await this.people.of(last, undefined, runner);
    const areLast =
      !hasMore && [...unread, ...applications.map((one) => one.public_id)].every((id) => going.includes(id));
    if (areLast) await this.removeOthers(items, runner);
  }

  private async doErase(
    { application, contact, seen }: PersonTerms,
    performing: Performing,
  ): Promise<Performed<object>> {
    const { runner } = performing;
    const stored = await this.applications.read('publicId', application, undefined, runner);
    if (!stored) throw new Problem('APPLICATION.NOT_FOUND');
    const found = await this.people.of(stored, contact ?? undefined, runner);
    const { items, hash, applications } = found;
    if (hash !== seen) throw new Problem('PROPOSAL.STALE');
    const cause = causeOf(performing);
    for (const { public_id } of applications) {
      const details = { seen, ...whyOf(performing) };
      await this.audit.note({ kind: 'application.erased', ...cause, application: public_id, details }, runner);
    }
    await this.erasure.remove(applications, runner);
    await this.removeOthers(items, runner);
    // Without the contact, nothing says whose erasure has to be repeated after a restore.
    const details = {
      ...countsOf(found),
      seen,
      ...(contact !== null && { contact_id: contact }),
      ...whyOf(performing),
    };
    await this.audit.note({ kind: 'person.erased', ...cause, application, details }, runner);
    return { result: {}, afterwards: () => this.erasure.sweep(stored.id) };
  }

  private async removeOthers(items: readonly PersonItem[], runner: SqlRunner): Promise<void> {
    const idsOf = (kind: PersonItem['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
    await runner.run(statements.removeMails, [idsOf('mail')]);
    await runner.run(statements.removeViews, [idsOf('view')]);
    for (const source of this.sources.all) await source.remove(idsOf(source.kind), runner);
  }
}

/** What an erasure leaves as it is. */
const left: readonly string[] = ['kept', 'unread'];

/** How many of each kind there are after the erasure. */
const noneOf = (found: FoundPerson): Record<string, number> =>
  Object.fromEntries(Object.entries(countsOf(found)).map(([kind, count]) => [kind, left.includes(kind) ? count : 0]));

/** How many of each kind are erased; those that stay in applications of others are `kept`, those that cannot be read `unread`. */
function countsOf({ items, unread }: FoundPerson): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, is_erased } of items) {
    const name = is_erased ? kind : 'kept';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return unread.length === 0 ? counts : { ...counts, unread: unread.length };
}
