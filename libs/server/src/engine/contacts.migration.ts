import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The id of a contact stands in the event that adds it, so it is made before the row is; nothing has written one yet. */
export class IdentifyContacts1764100000200 implements MigrationInterface {
  name = 'IdentifyContacts1764100000200';

  async up(runner: QueryRunner): Promise<void> {
    await recreate(runner, 'uuid', 'uuid primary key');
  }

  async down(runner: QueryRunner): Promise<void> {
    await recreate(runner, 'bigint', 'bigint generated always as identity primary key');
  }
}

async function recreate(runner: QueryRunner, type: string, id: string): Promise<void> {
  await runner.query('drop table contact');
  await runner.query(
    `create table contact (
      id ${id},
      application_id bigint not null references application on delete cascade,
      parent_id ${type} references contact on delete cascade,
      contact_type text not null,
      fields jsonb not null
    )`,
  );
  await runner.query('create index contact_of_application on contact (application_id)');
  await runner.query('create index contact_of_parent on contact (parent_id)');
}
