import { Injectable } from '@nestjs/common';
import type { Content, ContentItem, Draft, LanguageState, Reversion, TextsOfVersion } from '@statewise/contract/bank';
import { languageStateOf } from '@statewise/contract/bank';
import type { AuditKind } from '@statewise/contract';
import { languages, localisePath, type Language, type Locale } from '@statewise/i18n';
import { Audit, type Act } from '@statewise/server/platform/audit/audit.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { Sql } from '@statewise/server/platform/database/sql.js';
import { demandFound, Problem } from '@statewise/server/platform/problem/problem.js';
import { Proposals, proposalView } from '@statewise/server/proposals/proposals.service.js';
import { checkedContent } from './content-check.js';
import type { ContentKind } from './content-kind.js';
import { EditingRepository } from './editing.repository.js';
import * as statements from './editing.statements.js';
import { kinds } from './kinds/kinds.js';
import { Previews } from './previews.service.js';

const numberKey = /^[1-9]\d{0,8}$/;

/** The acts that change what people read, as proposals name them. */
export const contentActs = { publish: { name: 'content.publish' }, remove: { name: 'content.remove' } } as const;

/** Lists, drafts and history of everything that is edited. */
@Injectable()
export class Editing {
  constructor(
    private readonly proposals: Proposals,
    private readonly repository: EditingRepository,
    private readonly previews: Previews,
    private readonly audit: Audit,
    private readonly sql: Sql,
  ) {}

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
      this.proposals.waiting(Object.values(contentActs), subjectOf(kind, key)),
    ]);
    if (!published && state.version === 0 && !kind.opens?.test(key)) throw new Problem('REQUEST.NOT_FOUND');
    return {
      key,
      published: published ?? null,
      ...state,
      waiting: waiting ? proposalView(waiting, by.actor.id) : null,
    };
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
      const act = draft === null ? 'content.discarded' : 'content.drafted';
      await this.audit.note(contentAct(act, [kind, key], by), runner);
    });
  }
}

/** How audit and proposals name an item. */
export const subjectOf = ({ name }: Pick<ContentKind, 'name'>, key: string): string => `${name}/${key}`;

/** An act on an item, as the audit notes it. */
export const contentAct = (
  act: AuditKind,
  item: readonly [kind: ContentKind, key: string],
  { actor, address }: Pick<Caller, 'actor' | 'address'>,
  details: Act['details'] = {},
): Act => ({ kind: act, actor, address, subject: subjectOf(...item), details });

export const findContentKind = (name: string): ContentKind | undefined => kinds.find((known) => known.name === name);

export const contentKindOf = (name: string): ContentKind => demandFound(findContentKind(name));

export function editedBy(name: string, { actor }: Caller): ContentKind {
  const kind = contentKindOf(name);
  if (!kind.editors.includes(actor.role)) throw new Problem('SESSION.ROLE');
  return kind;
}

/** New things are numbered; whatever else is named otherwise. */
const isKey = ({ newKey }: ContentKind, key: string): boolean =>
  newKey === undefined ? key.length <= 250 && !/\p{Cc}/u.test(key) : numberKey.test(key);

/** How each language stands, by the versions of the texts; nothing for what has none. */
const languagesOf = (versions: readonly TextsOfVersion[] | undefined): Partial<Record<Language, LanguageState>> =>
  versions ? Object.fromEntries(languages.map((language) => [language, languageStateOf(language, versions)])) : {};

/** How a draft of something new is called, in English where it is not written in the language. */
export function titleOf({ facts, texts }: Content, language: Language = 'en'): string {
  const { title, name, label } = texts[language] ?? texts.en ?? {};
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
