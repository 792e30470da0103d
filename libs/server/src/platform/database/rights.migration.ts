import { sqlMigration } from './sql-migration.js';

/**
 * Lets the API run with a role that may not remove rows of the log: applications are erased, with all that belongs to
 * them, by a function of the owner, and the job queue has a schema in which it may make what it needs.
 */
export const separateRights = sqlMigration('SeparateRights1770000000500', async (runner) => {
  const [{ schema }]: [{ schema: string }] = await runner.query('select quote_ident(current_schema()) as schema');
  return [
    `
      create function erase_applications(ids bigint[]) returns int language plpgsql security definer
        set search_path = ${schema}, pg_temp as $$
      declare erased int;
      begin
        delete from application where id = any(ids);
        get diagnostics erased = row_count;
        return erased;
      end $$`,
    'revoke all on function erase_applications(bigint[]) from public',
    'create schema if not exists jobs',
  ];
});
