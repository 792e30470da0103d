import { Injectable } from '@nestjs/common';
import type { Content, ContentRevision, TextsOfVersion } from '@statewise/contract/bank';
import type { Language } from '@statewise/i18n';
import { plainText } from '@statewise/server/platform/markdown/markdown.js';
import { Sql, type SqlRunner, statement } from '@statewise/server/platform/database/sql.js';
import type { ContentKind } from './content-kind.js';
import * as statements from './editing.statements.js';
import type { ItemState } from './editing.statements.js';

/** One thing that can be edited, in a list. */
export interface ListedItem {
  readonly key: string;
  readonly title: string;
  readonly note: string;
}

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
export class EditingRepository {
  constructor(private readonly sql: Sql) {}

  list({ name, list }: ContentKind): Promise<ListedItem[]> {
    return this.sql.run(statement<ListedItem>(`content-${name}-list`, list), []);
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

  /** The texts of things in each of their versions, the newest first, by key. */
  async textVersions(
    kind: ContentKind,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, readonly TextsOfVersion[]>> {
    const rows = await this.sql.run(statements.textVersions(kind), [kind.name, keys]);
    return new Map(rows.map(({ key, versions }) => [key, versions]));
  }

  async newKey({ name, newKey }: ContentKind): Promise<string | undefined> {
    if (newKey === undefined) return undefined;
    return (await this.sql.run(statement<{ key: string }>(`content-${name}-new-key`, newKey), []))[0]?.key;
  }

  async write(kind: ContentKind, key: string, content: Content, runner: SqlRunner): Promise<void> {
    const texts = Object.fromEntries(
      Object.entries(content.texts).map(([language, fields]) => [language, withPlain(fields)]),
    );
    const values = [key, JSON.stringify(content.facts), JSON.stringify(texts)];
    for (const [at, text] of kind.write.entries())
      await runner.run(statement(`content-${kind.name}-write-${at}`, given(text)), values);
  }

  async remove(kind: ContentKind, key: string, runner: SqlRunner): Promise<void> {
    for (const [at, text] of (kind.remove ?? []).entries())
      await runner.run(statement(`content-${kind.name}-remove-${at}`, given(text)), [key, '{}', '{}']);
  }

  async options({ name, options = {} }: ContentKind): Promise<Record<string, { value: string; label: string }[]>> {
    const found = Object.entries(options).map(async ([field, text]) => {
      const options = statement<{ value: string; label: string }>(`content-${name}-options-${field}`, text);
      return [field, await this.sql.run(options, [])] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  }
}

const given = (text: string): string =>
  `with given as (select $1::text as key, $2::jsonb as facts, $3::jsonb as texts) ${text}`;

/** What a search looks through beside a body of Markdown. */
function withPlain(fields: Content['texts'][Language] = {}): object {
  return typeof fields['body'] === 'string' ? { ...fields, plain: plainText(fields['body']) } : fields;
}
