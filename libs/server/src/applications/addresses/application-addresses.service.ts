import { Injectable } from '@nestjs/common';
import type { StoredApplication } from '../../engine/stored-application.js';
import { Sql, type SqlRunner, statement, type Transaction } from '../../platform/database/sql.js';
import { fieldErrors } from '../../platform/problem/problem.js';
import { SecretKey, type KeyedDigest } from '../../platform/secret-key/secret-key.js';
import { emailOf } from '../devices/devices.service.js';

/** $1 application, $2 address, $3 whether the holder of the code typed it: of an address that stays, what is known stays. */
const note = statement<{ is_new: boolean }>(
  'application-address-note',
  `with former as (select email from application_address where application_id = $1)
    insert into application_address as kept (application_id, email, is_own) values ($1, lower($2), $3)
    on conflict (application_id) do update set email = excluded.email,
      is_own = case when kept.email = excluded.email then kept.is_own else excluded.is_own end,
      proven_at = case when kept.email = excluded.email then kept.proven_at end
    returning email is distinct from (select email from former) as is_new`,
);

/** $1 application, $2 address: no row where it is another one, or proven already. */
const prove = statement<{ is_own: boolean }>(
  'application-address-prove',
  `update application_address set proven_at = now()
    where application_id = $1 and email = lower($2) and proven_at is null returning is_own`,
);

/** $1 application, $2 address. */
const isHolders = statement<{ is_holders: boolean }>(
  'application-address-holders',
  `select is_own or proven_at is not null as is_holders from application_address where application_id = $1 and email = lower($2)`,
);

/** $1 application. */
const find = statement<{ email: string }>(
  'application-address',
  'select email from application_address where application_id = $1',
);

/** What is done in the transaction in which an address is proven; the application is as it was read. */
type ProofFollower = (stored: StoredApplication, runner: Transaction) => Promise<unknown>;

/** Which e-mail address an application has, who typed it, and whether who reads its mail holds the code. */
@Injectable()
export class ApplicationAddresses {
  private readonly digest: KeyedDigest;
  private readonly onProof: ProofFollower[] = [];

  constructor(
    private readonly sql: Sql,
    secret: SecretKey,
  ) {
    this.digest = secret.digestFor('proofs of addresses');
  }

  /** Names what follows, in the same transaction, once the address of an application is proven. */
  whenProven(follow: ProofFollower): void {
    this.onProof.push(follow);
  }

  /** The address of an application: answered, or typed by who prepared it. What is typed and not saved is none. */
  async of(application: Pick<StoredApplication, 'id' | 'steps'>): Promise<string | undefined> {
    return emailOf(application) ?? (await this.sql.run(find, [application.id]))[0]?.email;
  }

  /** Keeps an application's address and whether it was typed by who holds the code; answers whether it had another one. */
  async note(id: string, email: string, isOwn: boolean, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(note, [id, email, isOwn]))[0]?.is_new === true;
  }

  /** Whether codes may be mailed to an address of an application: its holder typed it, or read a mail sent there. */
  async isHolders(id: string, email: string): Promise<boolean> {
    return (await this.sql.run(isHolders, [id, email]))[0]?.is_holders === true;
  }

  /** What the link of a mail carries: who sends it with the code has read that mail. */
  proofOf({ public_id }: Pick<StoredApplication, 'public_id'>, email: string): string {
    return this.digest.of(textOf(public_id, email)).toString('base64url');
  }

  /** Notes that the address is its holder's, by what a mailed link carried; `proof: unknown` where that is of another mail. */
  async confirm(stored: StoredApplication, proof: string): Promise<void> {
    const email = await this.of(stored);
    const isRight = this.digest.isOf(textOf(stored.public_id, email ?? ''), Buffer.from(proof, 'base64url'));
    if (email === undefined || !isRight) throw fieldErrors({ proof: ['unknown'] });
    await this.prove(stored, email);
  }

  /** Notes that who holds the code reads the mail of its address; of a code that who prepared it knows too, that says nothing. */
  async prove(stored: StoredApplication, email: string): Promise<void> {
    if (typeof stored.facts['preparedBy'] === 'string') return;
    await this.sql.transaction(async (runner) => {
      if ((await runner.run(prove, [stored.id, email])).length === 0) return;
      for (const follow of this.onProof) await follow(stored, runner);
    });
  }
}

const textOf = (publicId: string, email: string): string => `${publicId} ${email.toLowerCase()}`;
