import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCaptcha1763500000210 implements MigrationInterface {
  name = 'CreateCaptcha1763500000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table platform_secret (name text primary key, value text not null)`);
    await runner.query(`create table captcha_solution (nonce text primary key, expires_at timestamptz not null)`);
    await runner.query(`create index captcha_solution_expiry on captcha_solution (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table captcha_solution`);
    await runner.query(`drop table platform_secret`);
  }
}
