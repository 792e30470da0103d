import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { SecretKey } from '../platform/secret-key/secret-key.js';

/** The secrets of endpoints are sealed. */
export const sealWebhookSecrets = (secret: SecretKey) =>
  class SealWebhookSecrets1764500007200 implements MigrationInterface {
    name = 'SealWebhookSecrets1764500007200';
    readonly box = secret.boxFor('webhook secrets');

    async up(runner: QueryRunner): Promise<void> {
      await this.rewrite<string>(runner, 'bytea', (value, id) => this.box.seal(value, id));
    }

    async down(runner: QueryRunner): Promise<void> {
      await this.rewrite<Buffer>(runner, 'text', (value, id) => this.box.open(value, id).toString());
    }

    async rewrite<From>(runner: QueryRunner, type: string, to: (value: From, id: string) => unknown): Promise<void> {
      await runner.query('lock table webhook in access exclusive mode');
      const rows: { id: string; secret: From; old_secret: From | null }[] = await runner.query(
        'select id, secret, old_secret from webhook',
      );
      await runner.query('alter table webhook drop column secret, drop column old_secret');
      await runner.query(`alter table webhook add column secret ${type}, add column old_secret ${type}`);
      for (const { id, secret: present, old_secret: old } of rows)
        await runner.query('update webhook set secret = $2, old_secret = $3 where id = $1', [
          id,
          to(present, id),
          old === null ? null : to(old, id),
        ]);
      await runner.query('alter table webhook alter column secret set not null');
    }
  };
