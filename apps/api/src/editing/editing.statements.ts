import type { Content, ContentItem, ContentRevision, TextsOfVersion } from '@statewise/contract/bank';
import { canSignIn } from '@statewise/server/platform/auth/can-sign-in.js';
import { statement } from '@statewise/server/platform/database/sql.js';
import type { Role } from '@statewise/flow';
import type { ContentKind } from './content-kind.js';

/** The state of an edited item: its version, 0 before the first edit, and its draft if it has one. */
export type ItemState = Omit<ContentItem, 'key' | 'published' | 'waiting'>;

const nameOf = `(select name from "user" where "user".id::text = `;
export const state = statement<ItemState>(
  'content-state',
  `select version, draft, ${nameOf}draft_by) as draft_by, draft_at, publish_at as scheduled_at, ${nameOf}publish_by) as scheduled_by from content_item where kind = $1 and key = $2`,
);
export const locked = statement<ItemState>('content-locked', `${state.text} for update`);

/** The draft of something, in a list. */
interface ListedDraft {
  readonly key: string;
  readonly draft: Content;
  readonly scheduled_at: Date | null;
}

export const drafts = statement<ListedDraft>(
  'content-drafts',
  'select key, draft, publish_at as scheduled_at from content_item where kind = $1 and draft is not null order by draft_at desc',
);
export const history = statement<ContentRevision>(
  'content-history',
  `select version, act, content, ${nameOf}author) as author, at from content_revision where kind = $1 and key = $2 order by version desc limit 200`,
);
export const revision = statement<{ content: Content }>(
  'content-revision',
  'select content from content_revision where kind = $1 and key = $2 and version = $3',
);
export const hasRevisions = statement(
  'content-has-revisions',
  'select from content_revision where kind = $1 and key = $2 limit 1',
);
export const addRevision = statement(
  'content-add-revision',
  'insert into content_revision (kind, key, version, act, content, author) values ($1, $2, $3, $4, $5, $6)',
);
const noTime = 'publish_at = null, publish_by = null, publish_reason = null';
// The version that was seen decides: of two who save at once the second is told.
export const save = statement<{ version: number }>(
  'content-save',
  `insert into content_item (kind, key, version, draft, draft_by, draft_at)
    select $1, $2, 1, $4::jsonb, $5, now() where $3::int = 0
    on conflict (kind, key) do nothing returning version`,
);
export const saveAgain = statement<{ version: number }>(
  'content-save-again',
  `update content_item set version = version + 1, draft = $4::jsonb, draft_by = $5, draft_at = now(), ${noTime}
    where kind = $1 and key = $2 and version = $3::int returning version`,
);

/** Has a draft published at an instant: in how many seconds that is, none where another version stands there. $3 the version that was seen, $4 when, $5 who, $6 why or null */
export const schedule = statement<{ after: number }>(
  'content-schedule',
  `update content_item set version = version + 1, publish_at = $4::timestamptz, publish_by = $5, publish_reason = $6
    where kind = $1 and key = $2 and version = $3::int returning ceil(extract(epoch from publish_at - now()))::int as after`,
);
/** Whether a person published a draft, or scheduled it for an instant. $3 the version that it made, $4 who, $5 when, or null */
export const isDone = statement(
  'content-is-done',
  `select from content_revision where kind = $1 and key = $2 and version = $3::int and author = $4 and act = 'published' and $5::timestamptz is null
    union all select from content_item where kind = $1 and key = $2 and version = $3::int and publish_by = $4 and publish_at = $5::timestamptz`,
);
/** None where it was not scheduled in the version that was seen, $3. */
export const unschedule = statement<{ version: number }>(
  'content-unschedule',
  `update content_item set version = version + 1, ${noTime}
    where kind = $1 and key = $2 and version = $3::int and publish_at is not null returning version`,
);
/** A scheduled draft with its row locked until the transaction ends; none for what is not scheduled any more. */
export const lockScheduled = statement<ScheduledDraft>(
  'content-lock-scheduled',
  `select version, ceil(extract(epoch from publish_at - now()))::int as after, publish_by as by, publish_reason as reason,
      (select role from "user" where "user".id::text = publish_by and active and ${canSignIn('"user"')}) as role
    from content_item where kind = $1 and key = $2 and publish_at is not null for update`,
);
/** Gives up publishing what was due, which is a task from now on. $3 how it is named among the tasks, $4 of which kind that is */
export const giveUp = statement<{ subject: string }>(
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
  /** Null for one who is switched off or reset. */
  readonly role: Role | null;
}

/** The texts of a content, each language by its digest. */
const digests = (content: string): string =>
  `(select jsonb_object_agg(t.key, md5(t.value::text)) from jsonb_each(${content}->'texts') t where t.value <> '{}')`;
/** The versions of things, the newest first: a draft, and what was published before it. $1 kind, $2 keys */
export const textVersions = (kind: ContentKind) =>
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
