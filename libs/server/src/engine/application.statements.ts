import type { DocumentOfKind } from '@statewise/flow';
import type { CodeRow } from './application-codes.js';
import type { StoredTransition } from './shared-values.js';
import type { LoggedTransition, StoredApplication } from './stored-application.js';
import { keyLifetime } from '../platform/http/handles.js';
import { statement } from '../platform/database/sql.js';

/** What the database gives a new application. */
export type InsertedApplication = Pick<
  StoredApplication,
  'id' | 'public_id' | 'sealed_codes' | 'created_at' | 'updated_at'
>;

/** Applications from one id up to another. */
export interface IdRange {
  readonly first_id: string;
  readonly below_id: string;
}

/** A row as it comes, its codes sealed. */
export type StoredRow = Omit<StoredApplication, 'code' | 'admin_code'> & Record<string, unknown>;

const columns = `a.id, a.public_id, a.flow, a.flow_version, a.sealed_codes, a.intermediary_id, a.made_by, a.state, a.regions, a.facts, a.version, a.current_step,
  a.furthest_step, a.locale, a.created_at, a.updated_at, encode(a.log_head, 'hex') as log_head`;

/** The `source` of the word that stands for the last characters of the code; those of others are numbers of steps. */
const fromCode = -1;

const steps = `(select coalesce(json_agg(json_build_object('step_number', s.step_number, 'fields', s.fields, 'set_aside', s.set_aside, 'draft', s.draft)), '[]')
  from application_step s where s.application_id = a.id) as steps`;

// Most applications have no contacts, and most calls repeat nothing: what is not there is not looked for.
const contacts = `case when a.has_contacts then (select coalesce(json_agg(json_build_object('id', c.id::text, 'parent_id', c.parent_id::text, 'contact_type', c.contact_type, 'fields', c.fields) order by c.id), '[]')
  from contact c where c.application_id = a.id) else '[]' end as contacts`;

const answeredAt = (row: string) =>
  `json_build_object('seq', ${row}.seq, 'fingerprint', ${row}.fingerprint, 'isBeforeRenewal', ${row}.seq < coalesce(a.renewed_seq, 0))`;

// A call that changed something stands on its transition; one that did not, or that created, has a row of its own: the entry
// at which it was answered may be in cold storage.
const earlier = `case when $2::text[] is not null then coalesce(
    (select ${answeredAt('t')} from transition t
      where t.application_id = a.id and t.idempotency_key = any($2) and t.at > now() - ${keyLifetime} order by t.seq desc limit 1),
    (select ${answeredAt('c')} from answered_call c
      where c.application_id = a.id and c.key = any($2) and c.at > now() - ${keyLifetime} limit 1)) end as earlier`;

const read = `select ${columns}, ${steps}, ${contacts}, ${earlier} from application a`;

/** How one application is looked up: $1 what it is looked up by, a code by its digests, $2 the digests of an idempotency key, or null. */
export const readBy = {
  code: statement<StoredRow>('application-by-code', `${read} where a.code_digest = any($1::bytea[])`),
  adminCode: statement<StoredRow>('application-by-admin-code', `${read} where a.admin_code_digest = any($1::bytea[])`),
  publicId: statement<StoredRow>('application-by-public-id', `${read} where a.public_id = $1`),
  id: statement<StoredRow>('application-by-id', `${read} where a.id = $1`),
  /** The key under which it was created. */
  creationKey: statement<StoredRow>(
    'application-by-creation',
    `${read} where a.id = (select application_id from answered_call where creates and key = any($1::text[]) and at > now() - ${keyLifetime} limit 1)`,
  ),
  /** A code that another one took the place of. */
  formerCode: statement<StoredRow>('application-by-former-code', `${read} where a.former_code = any($1::bytea[])`),
};

/** $1 flow, $2 null, $3 id after which to go on, $4 null or the version below which applications are wanted. */
export const readBatch = statement<StoredRow>(
  'application-batch',
  `${read} where a.flow = $1 and a.id > $3 and ($4::int is null or a.flow_version < $4) order by a.id limit 200`,
);

/** $1 application ids, $2 null. */
export const readSeveral = statement<StoredRow>('applications-by-id', `${read} where a.id = any($1::bigint[])`);

/** $1 application ids: their documents as migrations see them, in the order in which they came. */
export const readDocuments = statement<DocumentOfKind & { readonly application_id: string }>(
  'application-documents',
  `select application_id, id, coalesce(present_type, document_type) as kind, is_set_aside as set_aside
    from document where application_id = any($1::bigint[]) order by id`,
);

/** The first statement of a transaction that only reads. */
export const changeNothing = statement('read-only', 'set transaction read only');

/** A save happens when its event says, so that the row, the log and the answer name the same moment; $10 is where the log then ends. */
const updatedAt = (moment: string, more = '') => `updated as (
  update application set state = $3, regions = $4::jsonb, facts = $5::jsonb, version = $6, flow_version = $7, current_step = $8,
    furthest_step = $9, log_head = decode($10, 'hex'), updated_at = ${moment}${more}
  where id = $1 and version = $2 returning id)`;

/** What is typed of a step stays where the save was of another one that changes this one's answers, too. */
const stepConflict = (writesDraft: string) => `on conflict (application_id, step_number) do update
  set fields = excluded.fields, set_aside = excluded.set_aside, draft = case when ${writesDraft} then excluded.draft else application_step.draft end`;

const transitionColumns = `(application_id, seq, event, from_state, to_state, actor_role, actor_id, at, current_step, furthest_step, idempotency_key, fingerprint, hash, shared)`;

/** The common save: one transition and at most one step, all or nothing; no row when another write came first. $25 says whether its draft goes, all of it. */
export const saveOne = statement<{ id: string }>(
  'application-save-one',
  `with ${updatedAt('$18::timestamptz')}, stepped as (
    insert into application_step (application_id, step_number, fields, set_aside)
    select id, $11::smallint, $12::jsonb, $13::jsonb from updated where $11::smallint is not null ${stepConflict('$25::boolean')}
  ), logged as (
    insert into transition ${transitionColumns}
    select id, $6, $14::jsonb, $15::text, $3, $16::text, $17::text, $18::timestamptz, $23, $24, $19::text, $20::text, decode($21::text, 'hex'), $22::jsonb from updated
  ) select id from updated`,
);

const manyLogged = `stepped as (
    insert into application_step (application_id, step_number, fields, set_aside, draft)
    select u.id, s.step_number, s.fields, s.set_aside, s.draft
    from updated u, jsonb_to_recordset($11::jsonb) as s(step_number smallint, fields jsonb, set_aside jsonb, draft jsonb) ${stepConflict('excluded.step_number = any($18::smallint[])')}
  ), logged as (
    insert into transition ${transitionColumns}
    select u.id, t.seq, t.event, t.from_state, t.to_state, t.actor_role, t.actor_id, t.at, t.current_step, t.furthest_step,
      case when t.seq = $6 then $13::text end, case when t.seq = $6 then $14::text end, decode(t.hash, 'hex'), t.shared
    from updated u, jsonb_to_recordset($12::jsonb) as t(seq int, event jsonb, from_state text, to_state text, actor_role text,
      actor_id text, at timestamptz, current_step smallint, furthest_step smallint, hash text, shared jsonb)
  )`;

const lastLogEntry = "($12::jsonb->-1->>'at')::timestamptz";

const withCode = `, code_digest = coalesce($15::bytea, code_digest), sealed_codes = coalesce($16::bytea, sealed_codes),
    former_code = case when $15 is null then former_code else code_digest end, renewed_seq = case when $15 is null then renewed_seq else $6 end`;

const ended = `ended as (
    update application_word w set word = $17::text from updated u
    where $15 is not null and w.application_id = u.id and w.source = ${fromCode}
  )`;

/** A save of several transitions or steps; $11 and $12 are JSON lists of rows; the key stands on the last transition; $15 to $17 are null, or digest, sealed codes and ending of a new code; $18 are the steps whose drafts are written. */
export const saveMany = statement<{ id: string }>(
  'application-save-many',
  `with ${updatedAt(lastLogEntry, withCode)}, ${manyLogged}, ${ended} select id from updated`,
);

const contacted = `contacted as (
    insert into contact (id, application_id, parent_id, contact_type, fields)
    select c.id, u.id, c.parent_id, c.contact_type, c.fields
    from updated u, jsonb_to_recordset($19::jsonb) as c(id uuid, parent_id uuid, contact_type text, fields jsonb)
    on conflict (id) do update set parent_id = excluded.parent_id, contact_type = excluded.contact_type, fields = excluded.fields
      where contact.application_id = excluded.application_id
  ), removed as (
    delete from contact using updated u where contact.application_id = u.id and contact.id = any($20::uuid[])
  )`;

const withContacts = `${withCode}, has_contacts = has_contacts or jsonb_array_length($19::jsonb) > 0`;

/** The same with contacts: $19 is a JSON list of the rows to write, $20 the ids of those that are gone. */
export const saveContacts = statement<{ id: string }>(
  'application-save-contacts',
  `with ${updatedAt(lastLogEntry, withContacts)}, ${manyLogged}, ${ended}, ${contacted} select id from updated`,
);

/** The same with documents: $21 is a JSON list of those that a migration moves. Their seals are over the kind as which they were uploaded, which stays. */
export const saveDocuments = statement<{ id: string }>(
  'application-save-documents',
  `with ${updatedAt(lastLogEntry, withContacts)}, ${manyLogged}, ${ended}, ${contacted}, moved as (
    update document d set present_type = nullif(m.kind, d.document_type), is_set_aside = m.set_aside
      from updated u, jsonb_to_recordset($21::jsonb) as m(id bigint, kind text, set_aside boolean)
      where d.id = m.id and d.application_id = u.id
  ) select id from updated`,
);

/** A new application with its steps and first transitions, and the call that created it. */
export const insertApplication = statement<Omit<InsertedApplication, 'sealed_codes'>>(
  'application-insert',
  `with created as (
    insert into application (flow, flow_version, code_digest, admin_code_digest, state, regions, facts, version, current_step, furthest_step, locale,
      intermediary_id, created_at, updated_at, public_id, log_head, sealed_codes, made_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, ($14::jsonb->0->>'at')::timestamptz, ($14::jsonb->-1->>'at')::timestamptz, $17::uuid, decode($18, 'hex'), $19, $21)
    returning id, public_id, created_at, updated_at
  ), stepped as (
    insert into application_step (application_id, step_number, fields, set_aside, draft)
    select c.id, s.step_number, s.fields, s.set_aside, s.draft
    from created c, jsonb_to_recordset($13::jsonb) as s(step_number smallint, fields jsonb, set_aside jsonb, draft jsonb)
  ), logged as (
    insert into transition ${transitionColumns}
    select c.id, t.seq, t.event, t.from_state, t.to_state, t.actor_role, t.actor_id, t.at, t.current_step, t.furthest_step, null, null, decode(t.hash, 'hex'), t.shared
    from created c, jsonb_to_recordset($14::jsonb) as t(seq int, event jsonb, from_state text, to_state text, actor_role text,
      actor_id text, at timestamptz, current_step smallint, furthest_step smallint, hash text, shared jsonb)
  ), answered as (
    insert into answered_call (application_id, key, fingerprint, seq, creates)
    select id, $15::text, $16::text, $8, true from created where $15::text is not null
  ), ending as (
    insert into application_word (application_id, source, word) select id, ${fromCode}, $20 from created
  ) select id, public_id, created_at, updated_at from created`,
);

const besides = `coalesce(application_step.draft, '{}') || excluded.draft`;

/**
 * $1 application id, $2 step number, $3 fields: what is typed but not saved; beside what was typed of other fields if $4, as far as
 * that is no more than a draft may be. None where the log has a save of the step, $6 by its number there, after version $5. Null
 * where another save came to its end while the row was waited for: the log was read as it was before, and is to be read again.
 */
export const putDraft = statement<{ is_kept: boolean | null }>(
  'application-draft',
  `with held as (select id, version from application where id = $1 for no key update),
    seen as (select held.id, held.version = a.version as is_present from held join application a on a.id = $1),
    kept as (insert into application_step (application_id, step_number, draft, drafted_at) select id, $2::smallint, $3::jsonb, now() from seen where is_present
      and not exists (select from transition t where t.application_id = $1 and t.seq > $5::int and t.event->>'step' = $6::text and t.event ? 'fields')
    on conflict (application_id, step_number) do update set drafted_at = excluded.drafted_at,
      draft = case when $4::boolean and octet_length((${besides})::text) <= 40000 then ${besides} else excluded.draft end
    returning application_id)
  select case when is_present then exists (select from kept) end as is_kept from seen`,
);

const logColumns = `application_id, seq, event, from_state, to_state, actor_role, actor_id, at, current_step, furthest_step, encode(hash, 'hex') as hash, shared`;

/** $1 application ids: their logs in order. */
export const readTransitions = statement<StoredTransition<LoggedTransition>>(
  'application-transitions',
  `select ${logColumns} from transition
    where application_id = any($1::bigint[]) order by application_id, seq`,
);

/** $1 application ids, $2 how many of each: the beginnings of their logs, each in order. */
export const readBeginnings = statement<StoredTransition<LoggedTransition>>(
  'application-transitions-first',
  `select t.* from unnest($1::bigint[]) asked(id) cross join lateral (
    select ${logColumns} from transition where application_id = asked.id order by seq limit $2) t`,
);

/** $1 application id, $2 the last seq that is known, $3 how many: the next part of its log. */
export const readTransitionsAfter = statement<StoredTransition<LoggedTransition>>(
  'application-transitions-after',
  `select ${logColumns} from transition
    where application_id = $1::bigint and seq > $2 and ($4::text is null or event->>'type' = $4) and ($5::text is null or actor_role = $5)
    order by seq limit $3`,
);

/** $1 application ids: what of their logs was taken to cold storage and is still there, in order. */
export const readColdTransitions = statement<StoredTransition<LoggedTransition>>(
  'application-transitions-cold',
  `select ${logColumns} from cold_log($1::bigint[]) order by application_id, seq`,
);

/** The ranges of applications whose logs were detached, and stand in this database no more. Who asks may have no rights in the schema. */
export const readRangesAway = statement<IdRange>(
  'log-ranges-away',
  `select first_id, below_id from log_cold l where not exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'cold' and c.relname = l.name)`,
);

/** $1 application id: the last entry that brought it to a newer version of its flow, 0 when none did. */
export const readMigratedAt = statement<{ seq: number }>(
  'application-migrated-at',
  `select coalesce(max(seq), 0)::int as seq from (select seq, event from transition where application_id = $1::bigint
    union all select seq, event from cold_log(array[$1::bigint])) whole where event->>'type' = 'flow.migrated'`,
);

/** $1 application id: what its codes are looked up by, and they themselves, sealed. */
export const readCodes = statement<CodeRow>(
  'application-codes',
  'select code_digest, admin_code_digest, sealed_codes, public_id from application where id = $1::bigint',
);

/** $1 application id, $2 version: locks the row until the transaction ends; no row when it has another version. */
export const holdVersion = statement<{ id: string }>(
  'application-hold',
  'select id from application where id = $1 and version = $2 for no key update',
);

/** A call that changed nothing: $1 application id, $2 key, $3 fingerprint, $4 the version that it was answered with; no row when the key has a note. */
export const noteAnswered = statement<{ seq: number }>(
  'answered-call-note',
  `insert into answered_call (application_id, key, fingerprint, seq, creates) values ($1, $2, $3, $4, false)
    on conflict (application_id, key) do update set fingerprint = excluded.fingerprint, seq = excluded.seq, at = excluded.at
      where answered_call.at <= now() - ${keyLifetime}
    returning seq`,
);

/** $1 the digests of a key under which something was created that is there no more, while the key counts. */
export const findErasedCreation = statement<{ seq: number }>(
  'answered-call-erased',
  `select seq from answered_call c where creates and key = any($1::text[]) and at > now() - ${keyLifetime}
    and not exists (select from application a where a.id = c.application_id) limit 1`,
);

/** $1 the digests of a key under which something was created: it can be used again a day later. */
export const releaseCreationKey = statement(
  'answered-call-release',
  `delete from answered_call where creates and key = any($1::text[]) and at <= now() - ${keyLifetime}`,
);

/** Forgets the calls whose keys can be used again. */
export const forgetAnswered = statement(
  'answered-call-forget',
  `delete from answered_call where at <= now() - ${keyLifetime}`,
);
