import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';
import { SecretKey, type SecretBox } from './secret-key.js';

/** Seals the next of what is still under a former key; answers how many that were, 0 when nothing is left. */
type ReencryptionBatch = () => Promise<number>;

/** Columns of a table in which values are kept encrypted, each for its row. */
interface EncryptedColumns {
  readonly table: string;
  /** The column that names a row, and its type. */
  readonly row: string;
  readonly type: 'uuid' | 'text';
  readonly columns: readonly string[];
}

interface EncryptedValue {
  readonly row: string;
  readonly was: Buffer;
}

/** Brings what is encrypted under the present key, after another `SECRET_KEY` was chosen. */
@Injectable()
export class Reencryption {
  private readonly kinds = new Map<string, ReencryptionBatch>();

  constructor(
    private readonly secret: SecretKey,
    private readonly sql: Sql,
  ) {}

  /** Names something that is kept sealed. */
  register(name: string, batch: ReencryptionBatch): void {
    this.kinds.set(name, batch);
  }

  /** The encryption of a purpose, whose values stand in columns. */
  boxFor(purpose: string, { columns, ...place }: EncryptedColumns): SecretBox {
    const box = this.secret.boxFor(purpose);
    const batches = columns.map((column) => this.batchOf(box, column, place));
    this.register(purpose, async () => {
      let count = 0;
      for (const batch of batches) count += await batch();
      return count;
    });
    return box;
  }

  private batchOf(box: SecretBox, column: string, { table, row, type }: Omit<EncryptedColumns, 'columns'>) {
    const readFormer = statement<EncryptedValue>(
      `${table}-${column}-former`,
      `select ${row}::text as row, ${column} as was from ${table}
        where substr(${column}, 1, 4) <> $1 and ${column} <> '' limit 500`,
    );
    // What changed meanwhile stays as it is.
    const write = statement(
      `${table}-${column}-reencrypt`,
      `update ${table} t set ${column} = n.anew from unnest($1::${type}[], $2::bytea[], $3::bytea[]) as n(row, was, anew)
        where t.${row} = n.row and t.${column} = n.was`,
    );
    return async (): Promise<number> => {
      const values = await this.sql.run(readFormer, [box.presentId]);
      await this.sql.run(write, [
        values.map((value) => value.row),
        values.map(({ was }) => was),
        values.map((value) => box.reencrypt(value.was, value.row)),
      ]);
      return values.length;
    };
  }

  /** Answers how many of each kind were sealed anew. */
  async run(): Promise<ReadonlyMap<string, number>> {
    const done = new Map<string, number>();
    for (const [name, batch] of this.kinds) {
      let count = 0;
      for (let one = await batch(); one > 0; one = await batch()) count += one;
      done.set(name, count);
    }
    return done;
  }
}
