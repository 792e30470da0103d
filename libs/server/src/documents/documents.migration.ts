import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What applicants uploaded: the files themselves are in the store, this says which and whose; nobody's any more once the application is erased. */
export class CreateDocuments1763600000400 implements MigrationInterface {
  name = 'CreateDocuments1763600000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table document (
      id bigint generated always as identity primary key,
      application_id bigint references application on delete set null,
      document_type text not null,
      name text not null,
      content_type text not null,
      size int not null,
      sha256 char(64) not null,
      file_name text not null unique,
      created_at timestamptz not null default now()
    )`);
    await runner.query('create index document_of_application on document (application_id)');
    await runner.query('create index document_abandoned on document (id) where application_id is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table document');
  }
}
