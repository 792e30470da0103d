import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { SecretKey } from '../secret-key/secret-key.js';

const atOnce = 500;

/** What mails say is sealed, five hundred at a time; those that an older release wrote meanwhile follow in the last transaction. */
export const sealMails = (secret: SecretKey) =>
  class SealMails1764500007100 implements MigrationInterface {
    name = 'SealMails1764500007100';
    transaction = false as const;
    readonly box = secret.boxFor('mails');

    async up(runner: QueryRunner): Promise<void> {
      await runner.query('alter table outbox add column if not exists body bytea');
      while ((await this.sealNext(runner)) > 0);
      await runner.startTransaction();
      try {
        await runner.query('lock table outbox in access exclusive mode');
        while ((await this.sealNext(runner)) > 0);
        await runner.query('update outbox set body = null where sent_at is not null and application_id is null');
        await runner.query('alter table outbox drop column body_text, drop column body_html');
        await runner.commitTransaction();
      } catch (error) {
        await runner.rollbackTransaction();
        throw error;
      }
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`alter table outbox add column body_text text not null default '', add column body_html text`);
      const rows: { id: string; body: Buffer }[] = await runner.query(
        'select id, body from outbox where body is not null',
      );
      for (const { id, body } of rows) {
        const { text, html } = JSON.parse(this.box.open(body, id).toString()) as { text: string; html: string | null };
        await runner.query('update outbox set body_text = $2, body_html = $3 where id = $1', [id, text, html]);
      }
      await runner.query('alter table outbox alter column body_text drop default, drop column body');
    }

    async sealNext(runner: QueryRunner): Promise<number> {
      const rows: { id: string; text: string; html: string | null }[] = await runner.query(
        `select id, body_text as text, body_html as html from outbox where body is null limit ${atOnce}`,
      );
      const bodies = rows.map(({ id, text, html }) => this.box.seal(JSON.stringify({ text, html }), id));
      const ids = rows.map(({ id }) => id);
      await runner.query(
        'update outbox o set body = n.body from unnest($1::uuid[], $2::bytea[]) as n(id, body) where o.id = n.id',
        [ids, bodies],
      );
      return rows.length;
    }
  };
