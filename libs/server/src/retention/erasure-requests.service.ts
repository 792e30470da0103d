import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../platform/database/sql.js';

/** Who asked that an application be erased, and when. */
export interface ErasureRequest {
  readonly person: string;
  readonly requested_at: Date;
}

/** $1 application, $2 person: the request that stands, which may be an earlier one. */
const ask = statement<ErasureRequest & { is_new: boolean }>(
  'erasure-ask',
  `with asked as (
      insert into erasure_request (application_id, person) values ($1, $2) on conflict do nothing returning person, requested_at, true as is_new)
    select * from asked union all select person, requested_at, false from erasure_request where application_id = $1 limit 1`,
);
const find = statement<ErasureRequest>(
  'erasure-find',
  'select person, requested_at from erasure_request where application_id = $1',
);
const drop = statement<{ application_id: string }>(
  'erasure-drop',
  'delete from erasure_request where application_id = $1 returning application_id',
);

/** Erasing cannot be taken back: one person asks for it, another does it. */
@Injectable()
export class ErasureRequests {
  constructor(private readonly sql: Sql) {}

  async ask(applicationId: string, person: string): Promise<ErasureRequest & { readonly is_new: boolean }> {
    const [asked] = await this.sql.run(ask, [applicationId, person]);
    if (!asked) throw new Error('an erasure was neither asked for nor found');
    return asked;
  }

  async find(applicationId: string): Promise<ErasureRequest | undefined> {
    return (await this.sql.run(find, [applicationId]))[0];
  }

  /** Removes the request to erase an application; false when there was none. */
  async drop(applicationId: string): Promise<boolean> {
    return (await this.sql.run(drop, [applicationId])).length > 0;
  }
}
