import { Injectable } from '@nestjs/common';
import type { Content, ContentItem, ContentRevision } from '@statewise/contract/bank';
import type { AuditKind } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import type { Act } from '@statewise/server/platform/audit/audit.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { Sql, type SqlRunner, statement } from '@statewise/server/platform/database/sql.js';
import { plainText } from '@statewise/server/platform/markdown/markdown.js';
import { demandFound, Problem } from '@statewise/server/platform/problem/problem.js';
import { Proposals, proposalView } from '@statewise/server/proposals/proposals.service.js';
import type { ContentKind } from './content-kind.js';
import * as statements from './editing.statements.js';
import type { ItemState } from './editing.statements.js';
import { kinds } from './kinds/kinds.js';

const numberKey = /^[1-9]\d{0,8}$/;

/** The acts that change what people read, as proposals name them. */
export const contentActs = { publish: { name: 'content.publish' }, remove: { name: 'content.remove' } } as const;

const untouched: ItemState = {
  version: 0,
  draft: null,
  draft_by: null,
  draft_at: null,
  scheduled_at: null,
  scheduled_by: null,
};

/** Reads and writes what is edited, by the statements of its kind. */
@Injectable()
export class Editing {
  constructor(
    private readonly proposals: Proposals,
    private readonly sql: Sql,
  ) {}

  async item(name: string, key: string, by: Caller): Promise<ContentItem> {
    const kind = contentKindOf(name);
    if (!isKey(kind, key)) throw new Problem('REQUEST.NOT_FOUND');
    const [published, state, waiting] = await Promise.all([
      this.published(kind, key),
      this.state(kind, key),
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

  async published(kind: ContentKind, key: string, runner: SqlRunner = this.sql): Promise<Content | undefined> {
    const text = statement<{ content: Content }>(`content-${kind.name}-read`, given(kind.read));
    const rows = await runner.run(text, [key, '{}', '{}']);
    return rows[0]?.content;
  }

  async state(kind: ContentKind, key: string): Promise<ItemState> {
    return (await this.sql.run(statements.state, [kind.name, key]))[0] ?? untouched;
  }

  /** The same, with its row, if it has one, locked until the transaction of `runner` ends. */
  async lock(kind: ContentKind, key: string, runner: SqlRunner): Promise<ItemState> {
    return (await runner.run(statements.locked, [kind.name, key]))[0] ?? untouched;
  }

  async addRevision(
    kind: ContentKind,
    key: string,
    { version, act, content, author }: Pick<ContentRevision, 'version' | 'act' | 'content' | 'author'>,
    runner: SqlRunner,
  ): Promise<void> {
    await runner.run(statements.addRevision, [kind.name, key, version, act, JSON.stringify(content), author]);
  }

  /** Answers the new version; undefined when another one than `seen` stands there. A null takes the draft away. */
  async save(
    kind: ContentKind,
    key: string,
    { seen, draft, author }: { readonly seen: number; readonly draft: Content | null; readonly author: string | null },
    runner: SqlRunner = this.sql,
  ): Promise<number | undefined> {
    const values = [kind.name, key, seen, draft && JSON.stringify(draft), author];
    const [row] = await runner.run(seen === 0 ? statements.save : statements.saveAgain, values);
    return row?.version;
  }

  async write(kind: ContentKind, key: string, content: Content, runner: SqlRunner): Promise<void> {
    const values = [key, JSON.stringify(content.facts), JSON.stringify(storedTexts(kind, content))];
    for (const [at, text] of kind.write.entries())
      await runner.run(statement(`content-${kind.name}-write-${at}`, given(text)), values);
  }

  async remove(kind: ContentKind, key: string, runner: SqlRunner): Promise<void> {
    for (const [at, text] of (kind.remove ?? []).entries())
      await runner.run(statement(`content-${kind.name}-remove-${at}`, given(text)), [key, '{}', '{}']);
  }

  /** The titles of what uses a thing, so that it is not taken away. */
  async users({ name, users }: ContentKind, key: string, runner: SqlRunner): Promise<readonly string[]> {
    if (users === undefined) return [];
    const text = statement<{ title: string }>(`content-${name}-users`, given(users));
    return (await runner.run(text, [key, '{}', '{}'])).map(({ title }) => title);
  }

  async options(
    { name, options = {} }: ContentKind,
    runner: SqlRunner = this.sql,
  ): Promise<Record<string, { value: string; label: string }[]>> {
    const found: Record<string, { value: string; label: string }[]> = {};
    for (const [field, text] of Object.entries(options)) {
      const options = statement<{ value: string; label: string }>(`content-${name}-options-${field}`, text);
      found[field] = await runner.run(options, []);
    }
    return found;
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

const given = (text: string): string =>
  `with given as (select $1::text as key, $2::jsonb as facts, $3::jsonb as texts) ${text}`;

/** Texts by language as the tables have them: lists as data, and beside a body of Markdown what a search looks through. */
export function storedTexts({ lists = {} }: ContentKind, { texts }: Content): Content['texts'] {
  const stored = Object.entries(texts).map(([language, fields]) => {
    const read = Object.entries(lists).map(([name, list]) => [name, list(String(fields[name] ?? '')).entries] as const);
    const plain = typeof fields['body'] === 'string' ? { plain: plainText(fields['body']) } : {};
    return [language, { ...fields, ...Object.fromEntries(read), ...plain }] as const;
  });
  return Object.fromEntries(stored);
}
