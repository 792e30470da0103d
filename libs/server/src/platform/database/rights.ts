import type { Client } from 'pg';
import { hostUrls } from './database-hosts.js';

/** Tables whose rows are never changed or removed: the role of the API may read them and add to them. */
const logs = ['transition', 'shared_value', 'audit', 'audit_seal', 'audit_cleared', 'log_part', 'log_cold'];

/** What numbers their rows. */
const numbersOfLogs = ['transition_position_seq', 'audit_id_seq'];

/** The schema in which the job queue makes and changes its own tables. */
const jobs = 'jobs';

/**
 * Gives the role that `apiUrl` names what the API needs and nothing else; makes it when it is not there. `owner` is
 * connected as the role that owns the tables and has brought them up to date.
 */
export async function letApiIn(owner: Client, apiUrl: string): Promise<void> {
  const { username, password } = new URL(hostUrls(apiUrl)[0] ?? '');
  const name = decodeURIComponent(username);
  const { rows } = await owner.query<DatabaseNames>(
    `select current_user = $1 as "isOwner", (select rolsuper from pg_roles where rolname = $1) as "isSuperuser",
       quote_ident(current_schema()) as schema, quote_ident(current_database()) as database`,
    [name],
  );
  const [standing] = rows;
  // A role that may do everything is given nothing; the API warns of it.
  if (!standing || standing.isOwner || standing.isSuperuser === true) return;
  const role = owner.escapeIdentifier(name);
  const secret = password === '' ? '' : ` password ${owner.escapeLiteral(decodeURIComponent(password))}`;
  await owner.query(`${standing.isSuperuser === null ? 'create' : 'alter'} role ${role} login${secret}`);
  for (const statement of rights(role, standing)) await owner.query(statement);
  await handOverJobs(owner, name);
}

interface DatabaseNames {
  readonly isOwner: boolean;
  /** Null when there is no such role. */
  readonly isSuperuser: boolean | null;
  readonly schema: string;
  readonly database: string;
}

const rights = (role: string, { schema, database }: DatabaseNames): string[] => [
  `grant connect on database ${database} to ${role}`,
  `grant usage on schema ${schema} to ${role}`,
  `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
  // The demo content sets sequences behind the ids that it brings along.
  `grant usage, select, update on all sequences in schema ${schema} to ${role}`,
  `revoke insert, update, delete on migrations from ${role}`,
  `revoke delete on application from ${role}`,
  `revoke update, delete on ${logs.join(', ')} from ${role}`,
  `revoke insert on audit_cleared, log_part, log_cold from ${role}`,
  `revoke update on sequence ${numbersOfLogs.join(', ')} from ${role}`,
  `grant execute on function erase_applications(bigint[]), extend_log(), cold_log(bigint[]), cold_audit(bigint, bigint, bigint), cold_audit_seal(bigint, bigint) to ${role}`,
];

/** What the queue has made so far, as another role perhaps, becomes the API's own: only who owns a table changes it. */
async function handOverJobs(owner: Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ what: string }>(
    `select what from (
       select nspowner as had_by, format('schema %I', nspname) as what from pg_namespace where nspname = $1
       union all select relowner, format('table %I.%I', $1::text, relname) from pg_class
         where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v')
       union all select proowner, format('routine %s', oid::regprocedure) from pg_proc where pronamespace = $1::regnamespace
       union all select typowner, format('type %I.%I', $1::text, typname) from pg_type
         where typnamespace = $1::regnamespace and typtype = 'e') made
     where had_by <> (select oid from pg_roles where rolname = $2)`,
    [jobs, role],
  );
  if (rows.length === 0) return;
  const name = owner.escapeIdentifier(role);
  await owner.query(`grant ${name} to current_user`);
  for (const { what } of rows) await owner.query(`alter ${what} owner to ${name}`);
}
