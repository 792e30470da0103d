import { Injectable } from '@nestjs/common';
import type { Content, ContentItem, ContentRevision, TextsOfVersion } from '@statewise/contract/bank';
import type { Language } from '@statewise/i18n';
import { plainText } from '@statewise/server/platform/markdown/markdown.js';
import { Sql, type SqlRunner, statement } from '@statewise/server/platform/database/sql.js';
import type { Role } from '@statewise/flow';
import { unpublishedOf, type ContentKind } from './content-kind.js';

/** One thing that can be edited, in a list. */
export interface ListedItem {
  readonly key: string;
  readonly title: string;
  readonly note: string;
}

/** The state of an edited item: its version, 0 before the first edit, and its draft if it has one. */
export type ItemState = Omit<ContentItem, 'key' | 'published' | 'waiting'>;

const untouched: ItemState = {
  version: 0,
  draft: null,
  draft_by: null,
  draft_at: null,
  scheduled_at: null,
  scheduled_by: null,
};
const nameOf = `(select name from "user" where "user".id::text = `;
const state = statement<ItemState>(
  'content-state',
  `select version, draft, ${nameOf}draft_by) as draft_by, draft_at, publish_at as scheduled_at, ${nameOf}publish_by) as scheduled_by from content_item where kind = $1 and key = $2`,
);
const locked = statement<ItemState>('content-locked', `${state.text} for update`);
/** The draft of something, in a list. */
interface ListedDraft {
  readonly key: string;
  readonly draft: Content;
  readonly scheduled_at: Date | null;
}

const drafts = statement<ListedDraft>(
  'content-drafts',
  'select key, draft, publish_at as scheduled_at from content_item where kind = $1 and draft is not null order by draft_at desc',
);
const history = statement<ContentRevision>(
  'content-history',
  `select version, act, content, ${nameOf}author) as author, at from content_revision where kind = $1 and key = $2 order by version desc limit 200`,
);
const revision = statement<{ content: Content }>(
  'content-revision',
  'select content from content_revision where kind = $1 and key = $2 and version = $3',
);
const hasRevisions = statement(
  'content-has-revisions',
  'select from content_revision where kind = $1 and key = $2 limit 1',
);
const addRevision = statement(
  'content-add-revision',
  'insert into content_revision (kind, key, version, act, content, author) values ($1, $2, $3, $4, $5, $6)',
);
const noTime = 'publish_at = null, publish_by = null, publish_reason = null';
// The version that was seen decides: of two who save at once the second is told.
const save = statement<{ version: number }>(
  'content-save',
  `insert into content_item (kind, key, version, draft, draft_by, draft_at)
    select $1, $2, 1, $4::jsonb, $5, now() where $3::int = 0
    on conflict (kind, key) do nothing returning version`,
);
const saveAgain = statement<{ version: number }>(
  'content-save-again',
  `update content_item set version = version + 1, draft = $4::jsonb, draft_by = $5, draft_at = now(), ${noTime}
    where kind = $1 and key = $2 and version = $3::int returning version`,
);

/** $3 the version that was seen, $4 when, $5 who, $6 why or null */
const schedule = statement<{ after: number }>(
  'content-schedule',
  `update content_item set version = version + 1, publish_at = $4::timestamptz, publish_by = $5, publish_reason = $6
    where kind = $1 and key = $2 and version = $3::int returning ceil(extract(epoch from publish_at - now()))::int as after`,
);
const unschedule = statement<{ version: number }>(
  'content-unschedule',
  `update content_item set version = version + 1, ${noTime}
    where kind = $1 and key = $2 and version = $3::int and publish_at is not null returning version`,
);
const lockScheduled = statement<ScheduledDraft>(
  'content-lock-scheduled',
  `select version, ceil(extract(epoch from publish_at - now()))::int as after, publish_by as by, publish_reason as reason,
      (select role from "user" where "user".id::text = publish_by and active) as role
    from content_item where kind = $1 and key = $2 and publish_at is not null for update`,
);
/** $3 how it is named among the tasks, $4 of which kind that is */
const giveUp = statement<{ subject: string }>(
  'content-give-up',
  `with late as (update content_item set ${noTime} where kind = $1 and key = $2 and publish_at <= now() returning kind)
    insert into task (kind, subject, due_at) select $4, $3, now() from late
    on conflict (kind, subject) do nothing returning subject`,
);

/** A draft that publishes itself. */
interface ScheduledDraft {
  readonly version: number;
  /** Seconds until then; none are left where its time has come. */
  readonly after: number;
  readonly by: string;
  readonly reason: string | null;
  /** Null for one who is switched off. */
  readonly role: Role | null;
}

/** The texts of a content, each language by its digest. */
const digests = (content: string): string =>
  `(select jsonb_object_agg(t.key, md5(t.value::text)) from jsonb_each(${content}->'texts') t where t.value <> '{}')`;
/** The versions of things, the newest first: a draft, and what was published before it. $1 kind, $2 keys */
const textVersions = (kind: ContentKind) =>
  statement<{ key: string; versions: TextsOfVersion[] }>(
    `content-${kind.name}-text-versions`,
    `select k.key, jsonb_path_query_array(jsonb_build_array((select ${digests('draft')} from content_item i where i.kind = $1 and i.key = k.key))
        || coalesce((select jsonb_agg(${digests('r.content')} order by r.version desc) from content_revision r where r.kind = $1 and r.key = k.key),
          jsonb_build_array((select ${digests('now.content')} from (${read(kind)}) now))), '$[*] ? (@ != null)') as versions
      from unnest($2::text[]) k(key)`,
  );
/** What is published of the key of `k`. */
const read = (kind: ContentKind): string =>
  `with given as (select k.key as key, '{}'::jsonb as facts, '{}'::jsonb as texts) ${kind.read}`;

/** Reads and writes what is edited, by the statements of its kind. */
@Injectable()
export class EditingRepository {
  constructor(private readonly sql: Sql) {}

  list({ name, list }: ContentKind): Promise<ListedItem[]> {
    return this.sql.run(statement<ListedItem>(`content-${name}-list`, list), []);
  }

  drafts({ name }: ContentKind): Promise<ListedDraft[]> {
    return this.sql.run(drafts, [name]);
  }

  async published(kind: ContentKind, key: string, runner: SqlRunner = this.sql): Promise<Content | undefined> {
    const text = statement<{ content: Content }>(`content-${kind.name}-read`, given(kind.read));
    const rows = await runner.run(text, [key, '{}', '{}']);
    return rows[0]?.content;
  }

  async state(kind: ContentKind, key: string): Promise<ItemState> {
    return (await this.sql.run(state, [kind.name, key]))[0] ?? untouched;
  }

  /** The same, with its row, if it has one, locked until the transaction of `runner` ends. */
  async lock(kind: ContentKind, key: string, runner: SqlRunner): Promise<ItemState> {
    return (await runner.run(locked, [kind.name, key]))[0] ?? untouched;
  }

  history(kind: ContentKind, key: string): Promise<ContentRevision[]> {
    return this.sql.run(history, [kind.name, key]);
  }

  async revision(kind: ContentKind, key: string, version: number): Promise<Content | undefined> {
    return (await this.sql.run(revision, [kind.name, key, version]))[0]?.content;
  }

  async hasHistory(kind: ContentKind, key: string, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(hasRevisions, [kind.name, key])).length > 0;
  }

  async addRevision(
    kind: ContentKind,
    key: string,
    { version, act, content, author }: Pick<ContentRevision, 'version' | 'act' | 'content' | 'author'>,
    runner: SqlRunner,
  ): Promise<void> {
    await runner.run(addRevision, [kind.name, key, version, act, JSON.stringify(content), author]);
  }

  /** Answers the new version; undefined when another one than `seen` stands there. A null takes the draft away. */
  async save(
    kind: ContentKind,
    key: string,
    { seen, draft, author }: { readonly seen: number; readonly draft: Content | null; readonly author: string | null },
    runner: SqlRunner = this.sql,
  ): Promise<number | undefined> {
    const values = [kind.name, key, seen, draft && JSON.stringify(draft), author];
    const [row] = await runner.run(seen === 0 ? save : saveAgain, values);
    return row?.version;
  }

  /** Has a draft published at an instant; answers in how many seconds that is, undefined where another version stands there. */
  async schedule(
    kind: ContentKind,
    key: string,
    {
      seen,
      at,
      by,
      reason,
    }: { readonly seen: number; readonly at: string; readonly by: string; readonly reason?: string | undefined },
    runner: SqlRunner,
  ): Promise<number | undefined> {
    return (await runner.run(schedule, [kind.name, key, seen, at, by, reason ?? null]))[0]?.after;
  }

  /** Answers whether it was scheduled in the version that was seen, and is no more. */
  async unschedule(kind: ContentKind, key: string, seen: number, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(unschedule, [kind.name, key, seen])).length > 0;
  }

  /** A scheduled draft with its row locked until the transaction ends; undefined for what is not scheduled any more. */
  async lockScheduled(kind: ContentKind, key: string, runner: SqlRunner): Promise<ScheduledDraft | undefined> {
    return (await runner.run(lockScheduled, [kind.name, key]))[0];
  }

  /** Gives up publishing what was due, which is a task from now on; answers whether it was due. */
  async giveUp(kind: ContentKind, key: string, subject: string, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(giveUp, [kind.name, key, subject, unpublishedOf(kind)])).length > 0;
  }

  /** The texts of things in each of their versions, the newest first, by key. */
  async textVersions(
    kind: ContentKind,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, readonly TextsOfVersion[]>> {
    const rows = await this.sql.run(textVersions(kind), [kind.name, keys]);
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
