import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../platform/database/sql.js';
import { hashOf } from '../platform/auth/access.js';

/** Seconds in which a challenge is answered: time to look for a key, or to sign in at a provider. */
const lifetime = 5 * 60;

const keep = statement(
  'challenge-keep',
  `with expired as (delete from sign_in_challenge where expires_at < now())
    insert into sign_in_challenge (hash, purpose, subject, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4))`,
);
const consume = statement<KeptChallenge>(
  'challenge-consume',
  'delete from sign_in_challenge where hash = $1 and purpose = any($2) and expires_at > now() returning purpose, subject',
);

/** What a challenge was made for, and who may answer it: null where that is not known yet. */
export interface KeptChallenge {
  readonly purpose: string;
  readonly subject: string | null;
}

/** Challenges of sign-ins: random values that count once, for five minutes, on every replica. Their hashes are kept. */
@Injectable()
export class Challenges {
  constructor(private readonly sql: Sql) {}

  async keep(challenge: string, purpose: string, subject: string | null): Promise<void> {
    await this.sql.run(keep, [hashOf(challenge), purpose, subject, lifetime]);
  }

  /** Takes a challenge, which is then none; undefined where there is none for these purposes. */
  async consume(challenge: string, purposes: readonly string[]): Promise<KeptChallenge | undefined> {
    return (await this.sql.run(consume, [hashOf(challenge), purposes]))[0];
  }
}
