import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { OpenSession } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import type { RequestWithActor, SessionFacts } from '../platform/auth/access.js';
import type { ActorSource, Identity } from '../platform/auth/read-actor.js';
import { Config } from '../platform/config/config.js';
import { PipelinedSql } from '../platform/database/pipelined-sql.js';
import { clearToken, setToken, tokenOf } from './session-cookie.js';
import { KnownDevices } from './known-devices.js';
import * as statements from './session.statements.js';
import type { Person, SessionRow } from './session.statements.js';

export type { Person };

/** A person and the session by which they are signed in. */
export interface SignedIn {
  readonly person: Person;
  readonly session: SessionFacts;
}

const lifetime = 12 * 60 * 60;
/** Seconds of a session that lacks the second factor: time to look a code up, or to install an app. */
const halfLifetime = 10 * 60;
const longestBrowser = 200;

/** Sessions in the database, so that every replica knows them; only the hash of a token is stored. */
@Injectable()
export class Sessions implements ActorSource {
  constructor(
    private readonly sql: PipelinedSql,
    private readonly config: Config,
    private readonly audit: Audit,
    private readonly devices: KnownDevices,
  ) {}

  /** Who is signed in; asks the database only when the request has a session cookie. */
  async find(request: Request): Promise<SignedIn | undefined> {
    const row = await this.read(request);
    if (row?.is_unseen === true) await this.sql.run(statements.see, [row.session_id]);
    return row && signedInOf(row);
  }

  identityOf(request: Request): Promise<Identity | undefined> | undefined {
    if (tokenOf(request, this.config.secure) === undefined) return undefined;
    return this.find(request).then((found) => found && identityOf(found));
  }

  peekOf(request: Request): Promise<Identity | undefined> | undefined {
    if (tokenOf(request, this.config.secure) === undefined) return undefined;
    return this.read(request).then((row) => row && identityOf(signedInOf(row)));
  }

  /** Who has half a session: they are signed in nowhere, and may only give their second factor. */
  async findHalf(request: Request): Promise<Person | undefined> {
    const token = tokenOf(request, this.config.secure);
    if (token === undefined) return undefined;
    return (await this.sql.run(statements.findHalf, [hash(token)]))[0];
  }

  /** Signs a person in under a new token; the one that the browser had before ends. */
  async open(
    request: Request & Partial<RequestWithActor>,
    response: Response,
    person: Person,
    kind: 'whole' | 'half' = 'whole',
  ): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const browser = (request.headers['user-agent'] ?? '').slice(0, longestBrowser);
    await this.forget(request);
    await this.sql.run(statements.removeExpired, []);
    const { id, role, name, email } = person;
    const seconds = kind === 'half' ? halfLifetime : lifetime;
    const row = [hash(token), id, role, name, email, seconds, browser, kind === 'half'];
    await this.sql.run(statements.insert, row);
    setToken(response, token, this.config.secure, seconds);
    if (kind === 'half') return;
    await this.audit.note({ kind: 'session.opened', actor: { id, role }, address: request.address });
    await this.devices.meet(request, response, person);
  }

  async close(request: Request, response: Response): Promise<void> {
    await this.forget(request);
    clearToken(response, this.config.secure);
  }

  /** The sessions of an account that count, the newest first. */
  listOf(accountId: string): Promise<Omit<OpenSession, 'is_current'>[]> {
    return this.sql.run(statements.listOf, [accountId, this.config.sessionIdle]);
  }

  /** Ends one session of an account; false when it has no such session. */
  async end(accountId: string, id: string): Promise<boolean> {
    return (await this.sql.run(statements.end, [accountId, id])).length > 0;
  }

  /** Ends every session of an account, e.g. because its password changed; `but` is left. */
  async closeAllOf(accountId: string, but: string | null = null): Promise<void> {
    await this.sql.run(statements.removeOf, [accountId, but]);
  }

  /** Notes that the person of a session showed that it is them. */
  async confirm(id: string): Promise<void> {
    await this.sql.run(statements.confirm, [id]);
  }

  private async read(request: Request): Promise<SessionRow | undefined> {
    const token = tokenOf(request, this.config.secure);
    if (token === undefined) return undefined;
    const { sessionIdle } = this.config;
    return (await this.sql.run(statements.find, [hash(token), sessionIdle]))[0];
  }

  private async forget(request: Request): Promise<void> {
    const token = tokenOf(request, this.config.secure);
    if (token !== undefined) await this.sql.run(statements.remove, [hash(token)]);
  }
}

const identityOf = ({ person: { role, id }, session }: SignedIn): Identity => ({ actor: { role, id }, session });

function signedInOf({ id, role, name, email, store_number, store_name, session_id, is_fresh }: SessionRow): SignedIn {
  const isPlaced = store_number !== null && store_name !== null;
  const store = isPlaced && { store: { number: store_number, name: store_name } };
  return { person: { id, role, name, email, ...store }, session: { id: session_id, isFresh: is_fresh } };
}

/** How every sign-in says who it is; a program has the role of its token. */
export const personAnswer = ({ id, email, name, role, store }: Person) => ({
  success: true,
  user: { id, email, name, role, ...(store && { store_number: store.number, store_name: store.name }) },
});

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();
