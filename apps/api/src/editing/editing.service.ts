import { Injectable } from '@nestjs/common';
import type { Content, ContentItem, Draft, Publication, Reversion } from '@statewise/contract/bank';
import type { AuditKind } from '@statewise/fields';
import { dateOf } from '@statewise/finance';
import { localisePath, type Language, type Locale } from '@statewise/i18n';
import { Audit } from '@statewise/server/platform/audit/audit.js';
import { demandFresh, demandPerson, type Caller } from '@statewise/server/platform/auth/access.js';
import { sameJson } from '@statewise/server/platform/database/same-json.js';
import { Sql, type SqlRunner } from '@statewise/server/platform/database/sql.js';
import { fieldErrors } from '@statewise/server/platform/http/field-errors.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import {
  causeOf,
  Proposals,
  type Performed,
  type Performing,
  type Submitted,
} from '@statewise/server/proposals/proposals.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { checkedContent } from './content-check.js';
import type { ContentKind } from './content-kind.js';
import { EditingRepository, type ItemState } from './editing.repository.js';
import { kinds } from './kinds/kinds.js';
import { Previews } from './previews.service.js';

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
  ) {}

  async list(name: string) {
    const kind = contentKindOf(name);
    const [listed, drafts] = await Promise.all([this.repository.list(kind), this.repository.drafts(kind)]);
    const open = new Map(drafts.map(({ key, draft }) => [key, draft]));
    const known = new Set(listed.map(({ key }) => key));
    const fresh = drafts.filter(({ key }) => !known.has(key));
    return [
      ...fresh.map(({ key, draft }) => ({
        key,
        title: titleOf(draft),
        note: noteOf(draft),
        has_draft: true,
        is_published: false,
      })),
      ...listed.map((item) => ({ ...item, has_draft: open.has(item.key), is_published: true })),
    ];
  }

  async item(name: string, key: string): Promise<ContentItem> {
    const kind = contentKindOf(name);
    if (!isKey(kind, key)) throw new Problem('REQUEST.NOT_FOUND');
    const [published, state] = await Promise.all([
      this.repository.published(kind, key),
      this.repository.state(kind, key),
    ]);
    if (!published && state.version === 0 && !kind.opens?.test(key)) throw new Problem('REQUEST.NOT_FOUND');
    return { key, published: published ?? null, ...state };
  }

  async history(name: string, key: string) {
    await this.item(name, key);
    return this.repository.history(contentKindOf(name), key);
  }

  /** Returns a new item, a draft that only the bank's people see; `REQUEST.NOT_FOUND` for a kind without new ones. */
  async create(name: string, input: unknown, by: Caller): Promise<ContentItem> {
    const kind = editedBy(name, by);
    const content = await this.checked(kind, input, undefined);
    const key = await this.repository.newKey(kind);
    if (key === undefined) throw new Problem('REQUEST.NOT_FOUND');
    await this.keep(kind, key, { seen: 0, draft: content }, by);
    return this.item(name, key);
  }

  async saveDraft(
    name: string,
    key: string,
    { version: seen, content: input }: Readonly<Draft>,
    by: Caller,
  ): Promise<ContentItem> {
    const kind = editedBy(name, by);
    const { published } = await this.item(name, key);
    await this.keep(kind, key, { seen, draft: await this.checked(kind, input, published ?? undefined) }, by);
    return this.item(name, key);
  }

  async discard(name: string, key: string, seen: number, by: Caller): Promise<void> {
    const kind = editedBy(name, by);
    await this.item(name, key);
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
    const content = await this.repository.revision(kind, key, to);
    if (!content) throw new Problem('REQUEST.NOT_FOUND');
    await this.keep(kind, key, { seen, draft: content }, by);
    return this.item(name, key);
  }

  /** What was written as a draft is what people read from now on; prices and policy wait for a second person first. */
  async publish(
    name: string,
    key: string,
    { version: seen, reason }: Readonly<Publication>,
    by: Caller,
    language: Language,
  ): Promise<Published> {
    const kind = editedBy(name, by);
    const { draft, published } = await this.item(name, key);
    const options = await this.repository.options(kind);
    if (draft !== null) checkedContent(kind, draft, { options, published: published ?? undefined });
    const what = { key, seen, before: published, after: draft, ...(reason !== undefined && { reason }) };
    const submitted = await this.submit('publish', kind, what, by, language);
    return 'done' in submitted ? { done: { item: await this.item(name, key) } } : submitted;
  }

  /** Takes something away; a price or rule waits for a second person first. */
  async remove(name: string, key: string, seen: number, by: Caller, language: Language): Promise<Submitted<object>> {
    const kind = editedBy(name, by);
    if (kind.remove === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const { published } = await this.item(name, key);
    demandRemovable(kind, published ?? undefined);
    return this.submit('remove', kind, { key, seen, before: published, after: null }, by, language);
  }

  /** A link by which the site shows the draft for a quarter of an hour. */
  async preview(name: string, key: string, locale: Locale): Promise<{ path: string; expires_at: Date }> {
    const kind = contentKindOf(name);
    const { draft } = await this.item(name, key);
    if (draft === null || kind.page === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const texts = draft.texts[locale.language] ?? draft.texts.en ?? {};
    const { token, expires_at } = this.previews.issue(kind, key);
    return { path: `${localisePath(locale, kind.page(key, texts, locale))}?preview=${token}`, expires_at };
  }

  options(kind: ContentKind) {
    return this.repository.options(kind);
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
    { key, seen, before, after, reason }: Seen,
    by: Caller,
    language: Language,
  ): Promise<Submitted<object>> {
    if (kind.second !== undefined) {
      demandPerson(by.actor);
      demandFresh(by);
    }
    const wish = {
      kind: kind.second ?? 'policy',
      subject: `${kind.name}/${key}`,
      title: titleOf(after ?? before ?? nothing) || `${kind.name} ${key}`,
      before: before?.facts ?? null,
      after: after?.facts ?? {},
      terms: { name: kind.name, key, seen, content: after },
      ...(reason !== undefined && { reason }),
      isFree: () => Promise.resolve(kind.second === undefined),
    };
    return this.proposals.submit(act === 'publish' ? this.publishing : this.removing, wish, by, language);
  }

  /** Publishes the draft that was proposed, unless it was changed since. */
  private async doPublish({ name, key, seen, content: proposed }: Terms, performing: Performing) {
    const kind = contentKindOf(name);
    const options = await this.repository.options(kind);
    return this.change(kind, key, seen, performing, async ({ draft }, published, runner) => {
      if (draft === null || !sameJson(draft, proposed)) throw new Problem('CONTENT.STALE');
      const content = checkedContent(kind, draft, { options, published });
      await this.repository.write(kind, key, content, runner);
      return { act: 'published', content };
    });
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
    if (published && !(await this.repository.hasHistory(kind, key, runner))) {
      const first = { version: 0, act: 'first', content: published, author: null } as const;
      await this.repository.addRevision(kind, key, first, runner);
    }
    const version = await this.repository.save(kind, key, { seen, draft: null, author }, runner);
    if (version === undefined) throw new Problem('CONTENT.STALE');
    await this.repository.addRevision(kind, key, { version, ...done, author }, runner);
    await this.note(`content.${done.act}`, kind, key, causeOf(performing), runner);
    return { result: {}, afterwards: () => Promise.resolve(this.forget()) };
  }

  private forget(): void {
    this.pricing.forget();
    this.stores.forget();
  }

  private note(
    act: AuditKind,
    { name }: ContentKind,
    key: string,
    { actor, address }: Pick<Caller, 'actor' | 'address'>,
    runner: SqlRunner,
  ) {
    return this.audit.note({ kind: act, actor, address, subject: `${name}/${key}` }, runner);
  }
}

/** What a person saw of an item, and what is to stand there. */
interface Seen {
  readonly key: string;
  readonly seen: number;
  readonly before: Content | null;
  readonly after: Content | null;
  readonly reason?: string;
}

/** What publishing or taking away was submitted with. */
interface Terms {
  readonly name: string;
  readonly key: string;
  readonly seen: number;
  readonly content: Content | null;
}

type Published = Submitted<{ readonly item: ContentItem }>;

const nothing: Content = { facts: {}, texts: {} };

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
  const kind = kinds.find((known) => known.name === name);
  if (!kind) throw new Problem('REQUEST.NOT_FOUND');
  return kind;
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

/** How a draft of something new is called in a list. */
function titleOf({ facts, texts }: Content): string {
  const { title, name, label } = texts.en ?? {};
  const words = [title, name, label, facts['name'], facts['product'], facts['country'], facts['term']];
  return words
    .filter((word) => word !== undefined)
    .map(String)
    .slice(0, 2)
    .join(' ');
}

/** A price that is still a draft says its day and rate as the list of published ones does. */
const noteOf = ({ facts: { effective_from, rate } }: Content): string =>
  effective_from === undefined ? '' : `${String(effective_from)} ${String(rate)}`;
