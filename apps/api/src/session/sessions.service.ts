import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor, Role } from '@statewise/machines';
import type { ActorSource } from '../platform/auth/read-actor.js';
import { Config } from '../platform/config/config.js';
import { QuickSql } from '../platform/database/quick-sql.js';
import type { Statement } from '../platform/database/sql.js';
import { clearToken, setToken, tokenOf } from './session-cookie.js';

/** A signed-in person, of whichever kind of account. */
export interface Person {
  readonly id: string;
  readonly role: Extract<Role, 'admin' | 'staff' | 'qa' | 'intermediary'>;
  readonly name: string;
  readonly email: string | null;
  /** The store that an intermediary works for. */
  readonly store?: { readonly number: string; readonly name: string };
}

/** A session with its person as the database knows both now. */
interface SessionRow extends Omit<Person, 'store'> {
  readonly store_number: string | null;
  readonly store_name: string | null;
}

const lifetime = 12 * 60 * 60;

/**
 * An intermediary is looked up with every request, so that one who was switched off or works for another store now is
 * not taken for who signed in this morning.
 */
const find: Statement = {
  name: 'session-find',
  text: `
    select session.actor_id as id, session.role, coalesce(account.name, session.name) as name, session.email,
           store.store_number, store.name as store_name
      from session
      left join intermediary account
        on account.id = case when session.role = 'intermediary' then session.actor_id::bigint end and account.active
      left join store on store.id = account.store_id
     where session.token_hash = $1 and session.expires_at > now()
       and (session.role <> 'intermediary' or account.id is not null)`,
};
const insert: Statement = {
  name: 'session-insert',
  text: `insert into session (token_hash, actor_id, role, name, email, expires_at) values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
};
const remove: Statement = { name: 'session-remove', text: 'delete from session where token_hash = $1' };
const removeExpired: Statement = {
  name: 'session-remove-expired',
  text: 'delete from session where expires_at < now()',
};
const removeOf: Statement = { name: 'session-remove-of', text: 'delete from session where actor_id = $1' };

/** Sessions in the database, so that every replica knows them; only the hash of a token is stored. */
@Injectable()
export class Sessions implements ActorSource {
  constructor(
    private readonly sql: QuickSql,
    private readonly config: Config,
  ) {}

  /** Who is signed in; asks the database only when the request has a session cookie. */
  async find(request: Request): Promise<Person | undefined> {
    const token = tokenOf(request);
    if (token === undefined) return undefined;
    const [row] = await this.sql.run<SessionRow>(find, [hash(token)]);
    return row && personOf(row);
  }

  actorOf(request: Request): Promise<Actor | undefined> | undefined {
    if (tokenOf(request) === undefined) return undefined;
    return this.find(request).then((person) => person && { role: person.role, id: person.id });
  }

  /** Signs a person in under a new token; the one that the browser had before ends. */
  async open(request: Request, response: Response, person: Person): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await this.forget(request);
    await this.sql.run(removeExpired, []);
    await this.sql.run(insert, [hash(token), person.id, person.role, person.name, person.email, lifetime]);
    setToken(response, token, this.config.secure, lifetime);
  }

  async close(request: Request, response: Response): Promise<void> {
    await this.forget(request);
    clearToken(response, this.config.secure);
  }

  /** Ends every session of an account, e.g. because its password or role changed. */
  async closeAllOf(actorId: string): Promise<void> {
    await this.sql.run(removeOf, [actorId]);
  }

  private async forget(request: Request): Promise<void> {
    const token = tokenOf(request);
    if (token !== undefined) await this.sql.run(remove, [hash(token)]);
  }
}

function personOf({ store_number, store_name, ...person }: SessionRow): Person {
  const isPlaced = store_number !== null && store_name !== null;
  return { ...person, ...(isPlaced && { store: { number: store_number, name: store_name } }) };
}

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();
