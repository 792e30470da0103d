import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';
import { Reencryption } from '../secret-key/reencryption.js';

const keep = statement('file-key-keep', 'insert into file_key (file_name, sealed_key) values ($1, $2)');
const read = statement<{ sealed_key: Buffer }>(
  'file-key-read',
  `select sealed_key from file_key where file_name = $1 and sealed_key <> ''`,
);
const destroy = statement(
  'file-key-destroy',
  `insert into file_key (file_name, sealed_key) values ($1, '')
    on conflict (file_name) do update set sealed_key = '', unsettled_since = now()`,
);
const forget = statement('file-key-forget', 'delete from file_key where file_name = $1');

/** $1 a moment: files that were begun or removed before it and of which it is unknown whether a row names them. */
const readUnsettled = statement<{ file_name: string }>(
  'file-key-unsettled',
  'select file_name from file_key where unsettled_since < $1 order by unsettled_since limit 500',
);
const settle = statement(
  'file-key-settle',
  'update file_key set unsettled_since = null where file_name = any($1::text[])',
);

/** The keys of stored files, one for each, encrypted under `SECRET_KEY`: a file whose key is gone is noise, also in a backup. */
@Injectable()
export class FileKeys {
  private readonly box = this.reencryption.boxFor('file keys', {
    table: 'file_key',
    row: 'file_name',
    type: 'text',
    columns: ['sealed_key'],
  });

  constructor(
    private readonly sql: Sql,
    private readonly reencryption: Reencryption,
  ) {}

  /** Returns a new key, which counts for no file yet. */
  make(): Buffer {
    return randomBytes(32);
  }

  /** Keeps the key of a file. */
  async keep(name: string, key: Buffer): Promise<void> {
    await this.sql.run(keep, [name, this.box.encrypt(key, name)]);
  }

  /** Returns the key of a file; undefined where it was stored before files were encrypted, or its key was destroyed. */
  async of(name: string): Promise<Buffer | undefined> {
    const [row] = await this.sql.run(read, [name]);
    return row && this.box.decrypt(row.sealed_key, name);
  }

  /** Destroys the key of a file that is being removed. */
  async destroy(name: string): Promise<void> {
    await this.sql.run(destroy, [name]);
  }

  /** Forgets a file that was removed. */
  async forget(name: string): Promise<void> {
    await this.sql.run(forget, [name]);
  }

  /** Returns up to 500 files that were begun or removed before a moment and are not settled, the oldest first. */
  async unsettled(before: Date): Promise<string[]> {
    return (await this.sql.run(readUnsettled, [before])).map(({ file_name }) => file_name);
  }

  /** Notes that rows name these files. */
  async settle(names: readonly string[]): Promise<void> {
    await this.sql.run(settle, [names]);
  }
}
