import { Injectable } from '@nestjs/common';
import { Sql, type Transaction } from '../platform/database/sql.js';
import type { IdempotencyKey } from '../platform/http/handles.js';
import { Problem } from '../platform/problem/problem.js';
import { ApplicationRepository } from './application.repository.js';
import type { EarlierAnswer, StoredApplication } from './stored-application.js';

/** Calls that are no event of a chart and yet are done once only, such as mailing what was asked for. */
@Injectable()
export class AnsweredCalls {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly sql: Sql,
  ) {}

  /** Whether the same call was answered before; throws when another one had the key. `stored` was read with that key. */
  wasAnswered({ earlier }: Pick<StoredApplication, 'earlier'>, key: IdempotencyKey | undefined): boolean {
    return key !== undefined && earlier !== null && isSame(earlier, key);
  }

  /** Writes something with the note of its key in one transaction; leaves it when the same call did it meanwhile. */
  async writeOnce(
    { id, version }: StoredApplication,
    key: IdempotencyKey | undefined,
    write: (runner: Transaction) => Promise<unknown>,
  ): Promise<void> {
    const isFirst = await this.sql.transaction(async (runner) => {
      if (key && !(await this.applications.noteAnswered(id, key, version, runner))) return false;
      await write(runner);
      return true;
    });
    if (isFirst || !key) return;
    const now = await this.applications.read('id', id, key);
    if (now?.earlier) isSame(now.earlier, key);
  }
}

/** True; throws when the key belongs to another request. */
function isSame({ fingerprint }: EarlierAnswer, key: IdempotencyKey): true {
  if (fingerprint !== key.fingerprint) throw new Problem('REQUEST.KEY_REUSED');
  return true;
}
