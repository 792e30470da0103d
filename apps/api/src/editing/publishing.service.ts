import { Injectable } from '@nestjs/common';
import type { Content, ContentItem, Publication } from '@statewise/contract/bank';
import { everyone } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import { dateOf } from '@statewise/finance';
import type { Language } from '@statewise/i18n';
import { Audit } from '@statewise/server/platform/audit/audit.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { ConfigError } from '@statewise/server/platform/config/env-reader.js';
import { demandFresh, demandPerson, type Caller } from '@statewise/server/platform/auth/access.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { sameJson } from '@statewise/server/platform/database/same-json.js';
import { sqlErrorOf } from '@statewise/server/platform/database/sql-error.js';
import { Sql, type SqlRunner, type Transaction } from '@statewise/server/platform/database/sql.js';
import { fieldErrors, Problem } from '@statewise/server/platform/problem/problem.js';
import { causeOf, Proposals, whyOf } from '@statewise/server/proposals/proposals.service.js';
import type { Performed, Performing, Submitted } from '@statewise/server/proposals/proposals.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { checkedContent } from './content-check.js';
import { unpublishedOf, type ContentKind } from './content-kind.js';
import {
  contentAct,
  contentActs,
  contentKindOf,
  editedBy,
  Editing,
  findContentKind,
  subjectOf,
  titleOf,
} from './editing.service.js';
import * as statements from './editing.statements.js';
import type { ItemState } from './editing.statements.js';
import { kinds } from './kinds/kinds.js';

/** The queue of drafts that publish themselves. */
export const scheduledPublishing = 'content-publishing';

/** Within so many days something is scheduled. */
const scheduledWithin = 366;

/** Publishes what is edited, at once or at its time, and takes it away. */
@Injectable()
export class Publishing {
  private readonly publishing = this.proposals.register(contentActs.publish.name, this.doPublish.bind(this), nameIn);
  private readonly removing = this.proposals.register(contentActs.remove.name, this.doRemove.bind(this), nameIn);

  constructor(
    private readonly editing: Editing,
    private readonly proposals: Proposals,
    private readonly pricing: PricingService,
    private readonly stores: PartnerStores,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly jobs: Jobs,
  ) {
    const unknown = config.contentSecondPerson.filter((name) => !kinds.some((kind) => kind.name === name));
    if (unknown.length > 0)
      throw new ConfigError([`CONTENT_SECOND_PERSON names no kind of content: “${unknown.join('”, “')}”.`]);
  }

  /** What was written as a draft is what people read from now on, or from an instant on; prices and policy wait for a second person first. */
  async publish(
    name: string,
    key: string,
    { version: seen, reason, at }: Readonly<Publication>,
    by: Caller,
    language: Language,
  ): Promise<Submitted<{ readonly item: ContentItem }>> {
    const kind = editedBy(name, by);
    this.secondOf(kind, by);
    const item = await this.editing.item(name, key, by);
    const { version, draft, published } = item;
    demandPersonFor(item, by, at);
    if (at !== undefined) demandSoon(at);
    if (version !== seen || draft === null) {
      // Who lost the answer has what they asked for.
      const done = [kind.name, key, seen + 1, by.actor.id ?? null, at ?? null];
      if ((await this.sql.run(statements.isDone, done)).length > 0) return { done: { item } };
      throw new Problem('CONTENT.STALE');
    }
    const options = await this.editing.options(kind);
    checkedContent(kind, draft, { options, published: published ?? undefined, at });
    const more = { ...(reason !== undefined && { reason }), ...(at !== undefined && { at }) };
    const what = { key, seen, before: published, after: draft, ...more };
    const submitted = await this.submit('publish', kind, what, by, language);
    return 'done' in submitted ? { done: { item: await this.editing.item(name, key, by) } } : submitted;
  }

  /** Withdraws the time at which a draft publishes itself; the draft stays. */
  async unschedule(name: string, key: string, seen: number, by: Caller): Promise<void> {
    const kind = editedBy(name, by);
    this.secondOf(kind, by);
    await this.editing.item(name, key, by);
    await this.sql.transaction(async (runner) => {
      const [left] = await runner.run(statements.unschedule, [kind.name, key, seen]);
      if (!left) throw new Problem('CONTENT.STALE');
      await this.audit.note(contentAct('content.unscheduled', [kind, key], by), runner);
    });
  }

  /**
   * Publishes a scheduled draft if its time has come: a job that comes too early comes again, one of a time that was withdrawn
   * does nothing. What cannot be published any more is given up.
   */
  async publishDue(place: object): Promise<void> {
    const [kind, key] = scheduledPlace(place);
    try {
      const performed = await this.sql.transaction((runner) => this.publishScheduled(kind, key, runner));
      await performed?.afterwards?.();
    } catch (error) {
      // What is wrong with the draft, or with who scheduled it, would be at the next attempt.
      if (!(error instanceof Problem)) throw error;
      await this.sql.transaction((runner) => this.giveUp(place, runner, { problem: error.code }));
    }
  }

  /** Leaves a draft whose time has come to who edits it: it is theirs to change again, and a task. */
  async giveUp(place: object, runner: SqlRunner, details?: { readonly problem: string }): Promise<void> {
    const [kind, key] = scheduledPlace(place);
    const late = [kind.name, key, subjectOf(kind, key), unpublishedOf(kind)];
    if ((await runner.run(statements.giveUp, late)).length === 0) return;
    const by = { actor: { role: 'system' } } as const;
    await this.audit.note(contentAct('content.unscheduled', [kind, key], by, details), runner);
  }

  /** Takes something away; a price or rule waits for a second person first. */
  async remove(name: string, key: string, seen: number, by: Caller, language: Language): Promise<Submitted<object>> {
    const kind = editedBy(name, by);
    if (kind.remove === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const item = await this.editing.item(name, key, by);
    const { published } = item;
    demandPersonFor(item, by);
    demandRemovable(kind, published ?? undefined);
    await this.demandUnused(kind, key, this.sql);
    return this.submit('remove', kind, { key, seen, before: published, after: null }, by, language);
  }

  private submit(
    act: 'publish' | 'remove',
    kind: ContentKind,
    { key, seen, before, after, reason, at }: Seen,
    by: Caller,
    language: Language,
  ): Promise<Submitted<object>> {
    const second = this.secondOf(kind, by);
    const wish = {
      kind: second ?? 'content',
      subject: subjectOf(kind, key),
      title: titleOf(after ?? before ?? nothing) || `${kind.name} ${key}`,
      before: before && valuesOf(before),
      after: { ...valuesOf(after ?? nothing), ...(at !== undefined && { publish_at: at }) },
      terms: { name: kind.name, key, seen, content: after, ...(at !== undefined && { at }) },
      ...(reason !== undefined && { reason }),
      isFree: () => Promise.resolve(second === undefined),
    };
    return this.proposals.submit(act === 'publish' ? this.publishing : this.removing, wish, by, language);
  }

  /** As what a second person confirms it, which only a person asks for who signed in just now; undefined where one is enough. */
  private secondOf(kind: ContentKind, by: Caller) {
    const second = kind.second ?? (this.config.contentSecondPerson.includes(kind.name) ? 'content' : undefined);
    if (second === undefined) return undefined;
    demandPerson(by.actor);
    demandFresh(by);
    return second;
  }

  /** Publishes the draft that was proposed, unless it was changed since, or has that done at its time. */
  private async doPublish({ name, key, seen, content: proposed, at }: Terms, performing: Performing) {
    const kind = kindOf(name, performing);
    const { draft } = await this.editing.lock(kind, key, performing.runner);
    if (draft === null || !sameJson(draft, proposed)) throw new Problem('CONTENT.STALE');
    if (at === undefined || Date.parse(at) <= Date.now()) return this.publishDraft(kind, key, seen, performing);
    const { runner, proposer, reason } = performing;
    const values = [name, key, seen, at, proposer.id ?? '', reason ?? null];
    const [scheduled] = await runner.run(statements.schedule, values);
    if (!scheduled) throw new Problem('CONTENT.STALE');
    await this.jobs.send(scheduledPublishing, { name, key }, { within: runner, after: scheduled.after });
    const details = { at, ...whyOf(performing) };
    await this.audit.note(contentAct('content.scheduled', [kind, key], causeOf(performing), details), runner);
    return { result: {} };
  }

  private async publishDraft(kind: ContentKind, key: string, seen: number, performing: Performing) {
    const options = await this.editing.options(kind, performing.runner);
    return this.change(kind, key, seen, performing, async ({ draft }, published, runner) => {
      if (draft === null) throw new Problem('CONTENT.STALE');
      const content = checkedContent(kind, draft, { options, published });
      await this.editing.write(kind, key, content, runner);
      return { act: 'published', content };
    });
  }

  /** On the word of who scheduled it, who may still publish it. */
  private async publishScheduled(kind: ContentKind, key: string, runner: Transaction) {
    const [scheduled] = await runner.run(statements.lockScheduled, [kind.name, key]);
    if (!scheduled) return undefined;
    const { version, after, by: id, role, reason } = scheduled;
    if (after > 0) {
      await this.jobs.send(scheduledPublishing, { name: kind.name, key }, { within: runner, after });
      return undefined;
    }
    if (role === null || !kind.editors.includes(role)) throw new Problem('SESSION.ROLE');
    const proposer: Actor = { role, id };
    const by: Caller = { actor: proposer, who: everyone };
    const performing = { runner, proposer, by, language: 'en', ...(reason !== null && { reason }) } as const;
    return this.publishDraft(kind, key, version, performing);
  }

  private doRemove({ name, key, seen }: Terms, performing: Performing) {
    const kind = kindOf(name, performing);
    return this.change(kind, key, seen, performing, async (_state, published, runner) => {
      const content = demandRemovable(kind, published);
      await this.demandUnused(kind, key, runner);
      await this.editing.remove(kind, key, runner);
      return { act: 'removed', content };
    });
  }

  private async demandUnused(kind: ContentKind, key: string, runner: SqlRunner): Promise<void> {
    const titles = await this.editing.users(kind, key, runner);
    if (titles.length > 0) throw new Problem('CONTENT.USED', { params: { used: titles.join(', ') } });
  }

  /** A change of what people read: under a lock, with what was there before in the history. */
  private async change(
    kind: ContentKind,
    key: string,
    seen: number,
    performing: Performing,
    act: (state: ItemState, published: Content | undefined, runner: SqlRunner) => Promise<Done>,
  ): Promise<Performed<object>> {
    const { runner, proposer } = performing;
    const author = proposer.id ?? null;
    const state = await this.editing.lock(kind, key, runner);
    if (state.version !== seen) throw new Problem('CONTENT.STALE');
    const published = await this.editing.published(kind, key, runner);
    const done = await act(state, published, runner).catch((error: unknown) => {
      throw refusalOf(error, kind);
    });
    if (published && (await runner.run(statements.hasRevisions, [kind.name, key])).length === 0) {
      const first = { version: 0, act: 'first', content: published, author: null } as const;
      await this.editing.addRevision(kind, key, first, runner);
    }
    const version = await this.editing.save(kind, key, { seen, draft: null, author }, runner);
    if (version === undefined) throw new Problem('CONTENT.STALE');
    await this.editing.addRevision(kind, key, { version, ...done, author }, runner);
    const noted = contentAct(`content.${done.act}`, [kind, key], causeOf(performing), whyOf(performing));
    await this.audit.note(noted, runner);
    const afterwards = async () => {
      this.pricing.forget();
      this.stores.forget();
    };
    return { result: {}, afterwards };
  }
}

/** What a person saw of an item, and what is to stand there. */
interface Seen {
  readonly key: string;
  readonly seen: number;
  readonly before: Content | null;
  readonly after: Content | null;
  readonly reason?: string;
  /** When it is published; at once unless said. */
  readonly at?: string;
}

/** What publishing or taking away was submitted with. */
interface Terms {
  readonly name: string;
  readonly key: string;
  readonly seen: number;
  readonly content: Content | null;
  /** When it is published; at once unless said. */
  readonly at?: string;
}

/** A kind of content that its proposer may still write. */
function kindOf(name: string, { proposer }: Performing): ContentKind {
  const kind = contentKindOf(name);
  if (!kind.editors.includes(proposer.role)) throw new Problem('PROPOSAL.STALE');
  return kind;
}

/** What a reader calls what is published or taken away. */
function nameIn({ before, terms: { name, content } }: NamedTerms, language: Language): string | undefined {
  // A proposal of a release with another kind can be declined here all the same.
  const named = findContentKind(name)?.nameIn?.(content?.facts ?? { ...before }, language);
  return named ?? (content === null ? undefined : titleOf(content, language) || undefined);
}

interface NamedTerms {
  readonly before: object | null;
  readonly terms: Terms;
}

const nothing: Content = { facts: {}, texts: {} };

/** Facts by their names, texts by language and name. */
const valuesOf = ({ facts, texts }: Content): Record<string, unknown> => ({
  ...facts,
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([language, fields]) =>
      Object.entries(fields).map(([name, value]) => [`${language}.${name}`, value]),
    ),
  ),
});

/** What is done at its time is on the word of a person, and so is that it is not. */
function demandPersonFor({ scheduled_at }: ContentItem, { actor }: Caller, at?: string): void {
  if (at !== undefined || scheduled_at !== null) demandPerson(actor);
}

/** Throws unless an instant is to come, within a year. */
function demandSoon(at: string): void {
  const days = (Date.parse(at) - Date.now()) / 86_400_000;
  if (days <= 0) throw fieldErrors({ at: ['min'] });
  if (days > scheduledWithin) throw fieldErrors({ at: ['max'] });
}

/** The thing that a job is to publish. */
function scheduledPlace(place: object): readonly [ContentKind, string] {
  const { name, key } = { name: '', key: '', ...place };
  return [contentKindOf(String(name)), String(key)];
}

/** What stands there, unless it may not be taken away. */
function demandRemovable(kind: ContentKind, published: Content | undefined): Content {
  if (!published) throw new Problem('REQUEST.NOT_FOUND');
  const errors = kind.checkRemoval?.({ published, today: dateOf(new Date().toISOString()) });
  if (errors) throw fieldErrors(errors);
  return published;
}

interface Done {
  readonly act: 'published' | 'removed';
  readonly content: Content;
}

/** What the tables refuse is an error of the field that it is about; what it needs, or needs it, came or went meanwhile. */
function refusalOf(error: unknown, { unique = 'key' }: ContentKind): unknown {
  const code = sqlErrorOf(error)?.code;
  if (code === '23503') return new Problem('CONTENT.STALE');
  return code === '23505' ? fieldErrors({ [unique]: ['unique'] }) : error;
}
