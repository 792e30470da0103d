import { Injectable } from '@nestjs/common';
import {
  languageStateOf,
  type Content,
  type ContentItem,
  type Draft,
  type LanguageState,
  type Publication,
  type Reversion,
  type TextsOfVersion,
} from '@statewise/contract/bank';
import { everyone, type ActNeedingTwo, type AuditKind } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import type { PoolClient } from 'pg';
import { dateOf } from '@statewise/finance';
import { languages, localisePath, type Language, type Locale } from '@statewise/i18n';
import { Audit, type Act } from '@statewise/server/platform/audit/audit.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { ConfigError } from '@statewise/server/platform/config/env-reader.js';
import { demandFresh, demandPerson, type Caller } from '@statewise/server/platform/auth/access.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { sameJson } from '@statewise/server/platform/database/same-json.js';
import { Sql, type SqlRunner } from '@statewise/server/platform/database/sql.js';
import { demandFound, fieldErrors, Problem } from '@statewise/server/platform/problem/problem.js';
import {
  causeOf,
  Proposals,
  whyOf,
  type Performed,
  type Performing,
  type Submitted,
} from '@statewise/server/proposals/proposals.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { checkedContent } from './content-check.js';
import { unpublishedOf, type ContentKind } from './content-kind.js';
import { EditingRepository } from './editing.repository.js';
import * as statements from './editing.statements.js';
import type { ItemState } from './editing.statements.js';
import { kinds } from './kinds/kinds.js';
import { Previews } from './previews.service.js';

/** The queue of drafts that publish themselves. */
export const scheduledPublishing = 'content-publishing';

/** Within so many days something is scheduled. */
const scheduledWithin = 366;

const numberKey = /^[1-9]\d{0,8}$/;

/** Drafts, publishing and history of everything that is edited. */
@Injectable()
export class Editing {
  private readonly publishing = this.proposals.register('content.publish', this.doPublish.bind(this));
  private readonly removing = this.proposals.register('content.remove', this.doRemove.bind(this));

  constructor(
    private readonly proposals: Proposals,
    private readonly repository: EditingRepository,
    private readonly previews: Previews,
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

  async list(name: string) {
    const kind = contentKindOf(name);
    const [listed, drafts] = await Promise.all([
      this.repository.list(kind),
      this.sql.run(statements.drafts, [kind.name]),
    ]);
    const open = new Map(drafts.map((own) => [own.key, own]));
    const known = new Set(listed.map(({ key }) => key));
    const fresh = drafts.filter(({ key }) => !known.has(key));
    const keys = [...fresh, ...listed].map(({ key }) => key);
    const isTranslated = kind.texts !== undefined && kind.languages !== 'any';
    const versions = isTranslated ? await this.repository.textVersions(kind, keys) : new Map<string, never>();
    return [
      ...fresh.map(({ key, draft, scheduled_at }) => ({
        key,
        title: titleOf(draft),
        note: noteOf(draft),
        has_draft: true,
        is_published: false,
        scheduled_at,
        languages: languagesOf(versions.get(key)),
      })),
      ...listed.map((item) => ({
        ...item,
        has_draft: open.has(item.key),
        is_published: true,
        scheduled_at: open.get(item.key)?.scheduled_at ?? null,
        languages: languagesOf(versions.get(item.key)),
      })),
    ];
  }

  async item(name: string, key: string, by: Caller): Promise<ContentItem> {
    const kind = contentKindOf(name);
    if (!isKey(kind, key)) throw new Problem('REQUEST.NOT_FOUND');
    const [published, state, waiting] = await Promise.all([
      this.repository.published(kind, key),
      this.repository.state(kind, key),
      this.proposals.waitingAbout([this.publishing, this.removing], subjectOf(kind, key), by),
    ]);
    if (!published && state.version === 0 && !kind.opens?.test(key)) throw new Problem('REQUEST.NOT_FOUND');
    return { key, published: published ?? null, ...state, waiting };
  }

  async history(name: string, key: string, by: Caller) {
    await this.item(name, key, by);
    return this.sql.run(statements.history, [name, key]);
  }

  /** Returns a new item, a draft that only the bank's people see; `REQUEST.NOT_FOUND` for a kind without new ones. */
  async create(name: string, input: unknown, by: Caller): Promise<ContentItem> {
    const kind = editedBy(name, by);
    const content = await this.checked(kind, input, undefined);
    const key = demandFound(await this.repository.newKey(kind));
    await this.keep(kind, key, { seen: 0, draft: content }, by);
    return this.item(name, key, by);
  }

  async saveDraft(
    name: string,
    key: string,
    { version: seen, content: input }: Readonly<Draft>,
    by: Caller,
  ): Promise<ContentItem> {
    const kind = editedBy(name, by);
    const { published } = await this.item(name, key, by);
    await this.keep(kind, key, { seen, draft: await this.checked(kind, input, published ?? undefined) }, by);
    return this.item(name, key, by);
  }

  async discard(name: string, key: string, seen: number, by: Caller): Promise<void> {
    const kind = editedBy(name, by);
    await this.item(name, key, by);
    await this.keep(kind, key, { seen, draft: null }, by);
  }

  /** Takes an earlier content as the draft; publishing it is another act. */
  async revert(
    name: string,
    key: string,
    { version: seen, to }: Readonly<Reversion>,
    by: Caller,
  ): Promise<ContentItem> {
    const kind = editedBy(name, by);
    const { content } = demandFound((await this.sql.run(statements.revision, [kind.name, key, to]))[0]);
    await this.keep(kind, key, { seen, draft: content }, by);
    return this.item(name, key, by);
  }

  /** What was written as a draft is what people read from now on, or from an instant on; prices and policy wait for a second person first. */
  async publish(
    name: string,
    key: string,
    { version: seen, reason, at }: Readonly<Publication>,
    by: Caller,
    language: Language,
  ): Promise<Published> {
    const kind = editedBy(name, by);
    const { draft, published } = await this.item(name, key, by);
    if (at !== undefined) demandSoon(at);
    const options = await this.repository.options(kind);
    if (draft !== null) checkedContent(kind, draft, { options, published: published ?? undefined, at });
    const more = { ...(reason !== undefined && { reason }), ...(at !== undefined && { at }) };
    const what = { key, seen, before: published, after: draft, ...more };
    const submitted = await this.submit('publish', kind, what, by, language);
    return 'done' in submitted ? { done: { item: await this.item(name, key, by) } } : submitted;
  }

  /** Withdraws the time at which a draft publishes itself; the draft stays. */
  async unschedule(name: string, key: string, seen: number, by: Caller): Promise<void> {
    const kind = editedBy(name, by);
    await this.item(name, key, by);
    await this.sql.transaction(async (runner) => {
      const [left] = await runner.run(statements.unschedule, [kind.name, key, seen]);
      if (!left) throw new Problem('CONTENT.STALE');
      await this.note('content.unscheduled', kind, key, by, runner);
    });
  }

  /**
   * Publishes a scheduled draft if its time has come: a job that comes too early comes again, one of a time that was withdrawn
   * does nothing. What cannot be published any more is given up.
   */
  async publishDue(place: object): Promise<void> {
    const [kind, key] = scheduledPlace(place);
    try {
      const performed = await this.sql.transaction((runner, client) =>
        this.publishScheduled(kind, key, runner, client),
      );
      await performed?.afterwards?.();
    } catch (error) {
      // What is wrong with the draft, or with who scheduled it, would be at the next attempt.
      if (!(error instanceof Problem)) throw error;
      await this.sql.transaction(async (runner) => {
        const late = [kind.name, key, subjectOf(kind, key), unpublishedOf(kind)];
        if ((await runner.run(statements.giveUp, late)).length === 0) return;
        await this.note('content.unscheduled', kind, key, { actor: { role: 'system' } }, runner, {
          problem: error.code,
        });
      });
    }
  }

  /** Takes something away; a price or rule waits for a second person first. */
  async remove(name: string, key: string, seen: number, by: Caller, language: Language): Promise<Submitted<object>> {
    const kind = editedBy(name, by);
    if (kind.remove === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const { published } = await this.item(name, key, by);
    demandRemovable(kind, published ?? undefined);
    return this.submit('remove', kind, { key, seen, before: published, after: null }, by, language);
  }

  /** A link by which the site shows the draft for a quarter of an hour. */
  async preview(name: string, key: string, locale: Locale, by: Caller): Promise<{ path: string; expires_at: Date }> {
    const kind = contentKindOf(name);
    const { draft } = await this.item(name, key, by);
    if (draft === null || kind.page === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const texts = draft.texts[locale.language] ?? draft.texts.en ?? {};
    const { token, expires_at } = this.previews.issue(kind, key);
    return { path: `${localisePath(locale, kind.page(key, texts, locale))}?preview=${token}`, expires_at };
  }

  options(kind: ContentKind) {
    return this.repository.options(kind);
  }

  /** As what a second person confirms it; undefined where one is enough. */
  private secondOf({ name, second }: ContentKind): ActNeedingTwo | undefined {
    return second ?? (this.config.contentSecondPerson.includes(name) ? 'content' : undefined);
  }

  private async checked(kind: ContentKind, input: unknown, published: Content | undefined): Promise<Content> {
    return checkedContent(kind, input, { options: await this.repository.options(kind), published });
  }

  private async keep(
    kind: ContentKind,
    key: string,
    { seen, draft }: { readonly seen: number; readonly draft: Content | null },
    by: Caller,
  ): Promise<void> {
    await this.sql.transaction(async (runner) => {
      const version = await this.repository.save(kind, key, { seen, draft, author: by.actor.id ?? null }, runner);
      if (version === undefined) throw new Problem('CONTENT.STALE');
      await this.note(draft === null ? 'content.discarded' : 'content.drafted', kind, key, by, runner);
    });
  }

  private submit(
    act: 'publish' | 'remove',
    kind: ContentKind,
    { key, seen, before, after, reason, at }: Seen,
    by: Caller,
    language: Language,
  ): Promise<Submitted<object>> {
    const second = this.secondOf(kind);
    if (second !== undefined) {
      demandPerson(by.actor);
      demandFresh(by);
    }
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

  /** Publishes the draft that was proposed, unless it was changed since, or has that done at its time. */
  private async doPublish({ name, key, seen, content: proposed, at }: Terms, performing: Performing) {
    const kind = contentKindOf(name);
    const { draft } = await this.repository.lock(kind, key, performing.runner);
    if (draft === null || !sameJson(draft, proposed)) throw new Problem('CONTENT.STALE');
    if (at === undefined || Date.parse(at) <= Date.now()) return this.publishDraft(kind, key, seen, performing);
    const { runner, client, proposer, reason } = performing;
    const values = [name, key, seen, at, proposer.id ?? '', reason ?? null];
    const [scheduled] = await runner.run(statements.schedule, values);
    if (!scheduled) throw new Problem('CONTENT.STALE');
    await this.jobs.send(scheduledPublishing, { name, key }, { client, after: scheduled.after });
    const details = { at, ...whyOf(performing) };
    await this.note('content.scheduled', kind, key, causeOf(performing), runner, details);
    return { result: {} };
  }

  private async publishDraft(kind: ContentKind, key: string, seen: number, performing: Performing) {
    const options = await this.repository.options(kind);
    return this.change(kind, key, seen, performing, async ({ draft }, published, runner) => {
      if (draft === null) throw new Problem('CONTENT.STALE');
      const content = checkedContent(kind, draft, { options, published });
      await this.repository.write(kind, key, content, runner);
      return { act: 'published', content };
    });
  }

  /** On the word of who scheduled it, who may still publish it. */
  private async publishScheduled(kind: ContentKind, key: string, runner: SqlRunner, client: PoolClient) {
    const [scheduled] = await runner.run(statements.lockScheduled, [kind.name, key]);
    if (!scheduled) return undefined;
    const { version, after, by: id, role, reason } = scheduled;
    if (after > 0) {
      await this.jobs.send(scheduledPublishing, { name: kind.name, key }, { client, after });
      return undefined;
    }
    if (role === null || !kind.editors.includes(role)) throw new Problem('SESSION.ROLE');
    const proposer: Actor = { role, id };
    const by: Caller = { actor: proposer, who: everyone };
    const performing = { runner, client, proposer, by, language: 'en', ...(reason !== null && { reason }) } as const;
    return this.publishDraft(kind, key, version, performing);
  }

  private doRemove({ name, key, seen }: Terms, performing: Performing) {
    const kind = contentKindOf(name);
    return this.change(kind, key, seen, performing, async (_state, published, runner) => {
      const content = demandRemovable(kind, published);
      await this.repository.remove(kind, key, runner);
      return { act: 'removed', content };
    });
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
    const state = await this.repository.lock(kind, key, runner);
    if (state.version !== seen) throw new Problem('CONTENT.STALE');
    const published = await this.repository.published(kind, key, runner);
    const done = await act(state, published, runner).catch((error: unknown) => {
      throw refusalOf(error, kind);
    });
    if (published && (await runner.run(statements.hasRevisions, [kind.name, key])).length === 0) {
      const first = { version: 0, act: 'first', content: published, author: null } as const;
      await this.repository.addRevision(kind, key, first, runner);
    }
    const version = await this.repository.save(kind, key, { seen, draft: null, author }, runner);
    if (version === undefined) throw new Problem('CONTENT.STALE');
    await this.repository.addRevision(kind, key, { version, ...done, author }, runner);
    await this.note(`content.${done.act}`, kind, key, causeOf(performing), runner, whyOf(performing));
    return { result: {}, afterwards: () => Promise.resolve(this.forget()) };
  }

  private forget(): void {
    this.pricing.forget();
    this.stores.forget();
  }

  private note(
    act: AuditKind,
    kind: ContentKind,
    key: string,
    { actor, address }: Pick<Caller, 'actor' | 'address'>,
    runner: SqlRunner,
    details: Act['details'] = {},
  ) {
    return this.audit.note({ kind: act, actor, address, subject: subjectOf(kind, key), details }, runner);
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

type Published = Submitted<{ readonly item: ContentItem }>;

/** How audit and proposals name an item. */
const subjectOf = ({ name }: Pick<ContentKind, 'name'>, key: string): string => `${name}/${key}`;

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

export function contentKindOf(name: string): ContentKind {
  return demandFound(kinds.find((known) => known.name === name));
}

function editedBy(name: string, { actor }: Caller): ContentKind {
  const kind = contentKindOf(name);
  if (!kind.editors.includes(actor.role)) throw new Problem('SESSION.ROLE');
  return kind;
}

/** New things are numbered; whatever else is named otherwise. */
const isKey = ({ newKey }: ContentKind, key: string): boolean =>
  newKey === undefined ? key.length <= 250 && !/\p{Cc}/u.test(key) : numberKey.test(key);

/** What the tables refuse is an error of the field that it is about. */
function refusalOf(error: unknown, { unique = 'key' }: ContentKind): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === '23505') return fieldErrors({ [unique]: ['unique'] });
  return error;
}

/** How each language stands, by the versions of the texts; nothing for what has none. */
const languagesOf = (versions: readonly TextsOfVersion[] | undefined): Partial<Record<Language, LanguageState>> =>
  versions ? Object.fromEntries(languages.map((language) => [language, languageStateOf(language, versions)])) : {};

/** How a draft of something new is called in a list. */
function titleOf({ facts, texts }: Content): string {
  const { title, name, label } = texts.en ?? {};
  const words = [title ?? name ?? label, facts['name'], facts['product'], facts['country'], facts['term']];
  return words
    .filter((word) => word !== undefined)
    .map(String)
    .slice(0, 2)
    .join(' ');
}

/** A price that is still a draft says its day and rate as the list of published ones does. */
const noteOf = ({ facts: { effective_from, rate } }: Content): string =>
  effective_from === undefined ? '' : `${String(effective_from)} ${String(rate)}`;
