import { Injectable } from '@nestjs/common';
import type { Content, ContentItem, Draft, Reversion } from '@statewise/contract/bank';
import type { AuditKind } from '@statewise/fields';
import { dateOf } from '@statewise/finance';
import { localisePath, type Locale } from '@statewise/i18n';
import { Audit } from '@statewise/server/platform/audit/audit.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { Sql, type SqlRunner } from '@statewise/server/platform/database/sql.js';
import { fieldErrors } from '@statewise/server/platform/http/field-errors.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
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
  constructor(
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

  /** What was written as a draft is what people read from now on. */
  async publish(name: string, key: string, seen: number, by: Caller): Promise<ContentItem> {
    const kind = editedBy(name, by);
    await this.item(name, key);
    const options = await this.repository.options(kind);
    await this.change(kind, key, seen, by, async ({ draft }, published, runner) => {
      if (draft === null) throw new Problem('CONTENT.STALE');
      const content = checkedContent(kind, draft, { options, published });
      await this.repository.write(kind, key, content, runner);
      return { act: 'published', content };
    });
    return this.item(name, key);
  }

  async remove(name: string, key: string, seen: number, by: Caller): Promise<void> {
    const kind = editedBy(name, by);
    if (kind.remove === undefined) throw new Problem('REQUEST.NOT_FOUND');
    await this.item(name, key);
    await this.change(kind, key, seen, by, async (_state, published, runner) => {
      if (!published) throw new Problem('REQUEST.NOT_FOUND');
      const errors = kind.checkRemoval?.({ published, today: dateOf(new Date().toISOString()) });
      if (errors) throw fieldErrors(errors);
      await this.repository.remove(kind, key, runner);
      return { act: 'removed', content: published };
    });
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

  /** A change of what people read: under a lock, with what was there before in the history. */
  private async change(
    kind: ContentKind,
    key: string,
    seen: number,
    by: Caller,
    act: (state: ItemState, published: Content | undefined, runner: SqlRunner) => Promise<Done>,
  ): Promise<void> {
    const author = by.actor.id ?? null;
    await this.sql
      .transaction(async (runner) => {
        const state = await this.repository.lock(kind, key, runner);
        if (state.version !== seen) throw new Problem('CONTENT.STALE');
        const published = await this.repository.published(kind, key, runner);
        const done = await act(state, published, runner);
        if (published && !(await this.repository.hasHistory(kind, key, runner)))
          await this.repository.addRevision(
            kind,
            key,
            { version: 0, act: 'first', content: published, author: null },
            runner,
          );
        const version = await this.repository.save(kind, key, { seen, draft: null, author }, runner);
        if (version === undefined) throw new Problem('CONTENT.STALE');
        await this.repository.addRevision(kind, key, { version, ...done, author }, runner);
        await this.note(`content.${done.act}`, kind, key, by, runner);
      })
      .catch((error: unknown) => {
        throw refusalOf(error, kind);
      });
    this.pricing.forget();
    this.stores.forget();
  }

  private note(act: AuditKind, { name }: ContentKind, key: string, { actor, address }: Caller, runner: SqlRunner) {
    return this.audit.note({ kind: act, actor, address, subject: `${name}/${key}` }, runner);
  }
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
