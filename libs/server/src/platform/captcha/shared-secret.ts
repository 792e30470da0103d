import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Sql, statement } from '../database/sql.js';

/** The secret that all replicas sign with: the configured one, else one that the first of them made. */
@Injectable()
export class SharedSecret implements OnModuleInit {
  /** Empty before modules are initialised. */
  value = '';

  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
  ) {}

  async onModuleInit(): Promise<void> {
    this.value = this.config.secret ?? (await this.readOrMake());
  }

  private async readOrMake(): Promise<string> {
    await this.sql.run(
      statement(
        'secret-make',
        `insert into platform_secret (name, value) values ('signing', $1) on conflict do nothing`,
      ),
      [randomBytes(32).toString('base64url')],
    );
    const [row] = await this.sql.run(
      statement<{ value: string }>('secret-read', `select value from platform_secret where name = 'signing'`),
      [],
    );
    if (!row) throw new Error('The signing secret could not be read back from the database.');
    return row.value;
  }
}
