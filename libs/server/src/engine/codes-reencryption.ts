import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../platform/database/sql.js';
import { Reencryption } from '../platform/secret-key/reencryption.js';
import { ApplicationCodes } from './application-codes.js';

/** $1 what the sealed codes begin with that need no change: the next applications whose codes are under a former key. */
const readFormerlyEncrypted = statement<FormerlyEncrypted>(
  'application-codes-former',
  `select id, public_id, sealed_codes from application where substr(sealed_codes, 1, 4) <> $1 order by id limit 500`,
);

/** $1 ids, $2 the sealed codes that were read; $3, $4, $5 and $6 digests, sealed codes and endings: those that changed meanwhile stay. */
const reencryptCodes = statement(
  'application-codes-reseal',
  `with anew as (
    select * from unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::bytea[], $5::bytea[], $6::text[]) as n(id, was, code, admin_code, sealed, ending)
  ), updated as (
    update application a set code_digest = n.code, admin_code_digest = n.admin_code, sealed_codes = n.sealed
    from anew n where a.id = n.id and a.sealed_codes = n.was returning a.id, n.ending
  ) update application_word w set word = u.ending from updated u where w.application_id = u.id and w.source = -1`,
);

interface FormerlyEncrypted {
  readonly id: string;
  readonly public_id: string;
  readonly sealed_codes: Buffer;
}

/** Brings the codes of applications under the present key. A code that another took the place of is known by its digest alone, which stays. */
@Injectable()
export class CodesReencryption {
  constructor(
    private readonly sql: Sql,
    private readonly codes: ApplicationCodes,
    private readonly reencryption: Reencryption,
  ) {
    this.reencryption.register('application codes', () => this.reencrypt());
  }

  private async reencrypt(): Promise<number> {
    const rows = await this.sql.run(readFormerlyEncrypted, [this.codes.presentId]);
    const anew = rows.map((row) => this.codes.stored(this.codes.decrypt(row), row.public_id));
    await this.sql.run(reencryptCodes, [
      rows.map(({ id }) => id),
      rows.map(({ sealed_codes }) => sealed_codes),
      anew.map(({ code_digest }) => code_digest),
      anew.map(({ admin_code_digest }) => admin_code_digest),
      anew.map(({ sealed_codes }) => sealed_codes),
      anew.map(({ ending }) => ending),
    ]);
    return rows.length;
  }
}
