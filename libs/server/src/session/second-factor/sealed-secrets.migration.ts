import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { SecretKey } from '../../platform/secret-key/secret-key.js';

interface Row {
  readonly user_id: string;
  readonly secret: Buffer | null;
  readonly pending_secret: Buffer | null;
}

/** The secrets of second factors are sealed. */
export const sealSecondFactors = (secret: SecretKey) =>
  class SealSecondFactors1764500007300 implements MigrationInterface {
    name = 'SealSecondFactors1764500007300';
    readonly box = secret.boxFor('second factors');

    async up(runner: QueryRunner): Promise<void> {
      await this.rewrite(runner, (value, account) => this.box.seal(value, account));
    }

    async down(runner: QueryRunner): Promise<void> {
      await this.rewrite(runner, (value, account) => this.box.open(value, account));
    }

    async rewrite(runner: QueryRunner, to: (value: Buffer, account: string) => Buffer): Promise<void> {
      await runner.query('lock table second_factor in access exclusive mode');
      const rows: Row[] = await runner.query('select user_id, secret, pending_secret from second_factor');
      for (const { user_id: id, secret: present, pending_secret: pending } of rows)
        await runner.query('update second_factor set secret = $2, pending_secret = $3 where user_id = $1', [
          id,
          present && to(present, id),
          pending && to(pending, id),
        ]);
    }
  };
