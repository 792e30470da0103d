import * as statements from './session.statements.js';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { OpenSession } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import {
  hashOf,
  newBearerToken,
  isOfBank,
  type ActorSource,
  type Identity,
  type RequestWithActor,
  type SessionFacts,
  sessionCookie,
  readCookie,
} from '../platform/auth/access.js';
import { Config } from '../platform/config/config.js';
import { PipelinedSql } from '../platform/database/pipelined-sql.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { Origins } from '../platform/http/origins.js';
import { Problem } from '../platform/problem/problem.js';
import { KnownDevices } from './known-devices.js';
import type { Person, SessionRow } from './session.statements.js';
import type { IncomingMessage } from 'node:http';

export type { Person };

/** A person and the session by which they are signed in. */
interface SignedIn {
  readonly person: Person;
  readonly session: SessionFacts;
}

const lifetime = 12 * 60 * 60;
/** Seconds of a session that lacks the second factor: time to look a code up, or to install an app. */
const halfLifetime = 10 * 60;
const longestBrowser = 200;

/** How a session begins. */
export interface OpeningOptions {
  /** Half as long as the second factor is not given. */
  readonly kind?: 'whole' | 'half';
  /** When the person last showed that it is them; now unless said. */
  readonly confirmedAt?: Date;
  /** The hash of the password that was shown: a session is opened only while it is that of the account. */
  readonly passwordHash?: string | null;
  /** Whether the browser's present session, or half a one, is part of the proof: it must not have ended meanwhile. */
  readonly isContinued?: boolean;
  /** The passkey that was shown: a session is opened only while it is one of the account. */
  readonly passkey?: string;
  /** Whether what was shown is all that is asked for: another factor may have been set up since it was looked at. */
  readonly isEnough?: (runner: SqlRunner) => Promise<boolean>;
}

/** Sessions in the database, so that every replica knows them; only the hash of a token is stored. */
@Injectable()
export class Sessions implements ActorSource {
  readonly header = 'cookie';
  private readonly cookieOptions = { httpOnly: true, sameSite: 'lax', secure: this.config.secure, path: '/' } as const;
  /** Where people see https, browsers take a cookie of this name from this host alone, over https, for all of it. */
  private readonly cookie = this.config.secure ? `__Host-${sessionCookie}` : sessionCookie;

  constructor(
    private readonly sql: PipelinedSql,
    private readonly transactions: Sql,
    private readonly config: Config,
    private readonly audit: Audit,
    private readonly devices: KnownDevices,
    private readonly origins: Origins,
  ) {}

  /** Who is signed in; asks the database only when the request has a session cookie, and notes the use where it is one. */
  async find(request: Request, isUse = true): Promise<SignedIn | undefined> {
    const token = this.tokenOf(request);
    if (token === undefined) return undefined;
    const [row] = await this.sql.run(statements.find, [hashOf(token), this.config.sessionIdle]);
    if (row === undefined || (isOfBank(row) && !this.origins.takesInsiders(request))) return undefined;
    if (isUse && row.is_unseen) await this.sql.run(statements.see, [row.session_id]);
    return signedInOf(row);
  }

  identityOf(request: Request, isUse: boolean): Promise<Identity | undefined> | undefined {
    if (this.tokenOf(request) === undefined) return undefined;
    return this.find(request, isUse).then(
      (found) => found && { actor: { role: found.person.role, id: found.person.id }, session: found.session },
    );
  }

  /** Who has half a session: they are signed in nowhere, and may only give their second factor. */
  async findHalf(request: Request): Promise<Person | undefined> {
    const token = this.tokenOf(request);
    if (token === undefined || !this.origins.takesInsiders(request)) return undefined;
    return (await this.sql.run(statements.findHalf, [hashOf(token)]))[0];
  }

  /**
   * Signs a person in under a new token, and returns the id of the session; the one that the browser had before ends. Throws
   * `SESSION.WRONG_PASSWORD`, `SESSION.WRONG_PASSKEY` or `SESSION.REQUIRED` where what was shown counts no more: checking it takes
   * a moment, in which another password may be chosen, a passkey removed or all sessions ended.
   */
  async open(
    request: Request & Partial<RequestWithActor>,
    response: Response,
    person: Person,
    { kind = 'whole', confirmedAt, ...proof }: OpeningOptions = {},
  ): Promise<string> {
    if (isOfBank(person) && !this.origins.takesInsiders(request)) throw new Problem('REQUEST.NOT_FOUND');
    const token = newBearerToken();
    const browser = (request.headers['user-agent'] ?? '').slice(0, longestBrowser);
    await this.sql.run(statements.removeExpired, []);
    const { id, role, name, email } = person;
    const seconds = kind === 'half' ? halfLifetime : lifetime;
    const row = [hashOf(token), id, role, name, email, seconds, browser, kind === 'half', confirmedAt ?? null];
    const opened = await this.transactions.transaction(async (runner) => {
      await this.demandProof(request, person, proof, runner);
      const [inserted] = await runner.run(statements.insert, row);
      if (!inserted) throw new Error('An insert returned no row.');
      await this.forget(request, inserted.id, runner);
      if (kind === 'half') return inserted;
      const device = await this.devices.meet(request, person, runner);
      await this.audit.note({ kind: 'session.opened', actor: { id, role }, address: request.address }, runner);
      return { ...inserted, device };
    });
    response.cookie(this.cookie, token, { ...this.cookieOptions, maxAge: seconds * 1000 });
    if ('device' in opened && opened.device !== undefined) this.devices.remember(response, opened.device);
    return opened.id;
  }

  async close(request: Request, response: Response): Promise<void> {
    await this.forget(request);
    response.clearCookie(this.cookie, this.cookieOptions);
  }

  /** The sessions of an account that count, the newest first. */
  listOf(accountId: string): Promise<Omit<OpenSession, 'is_current'>[]> {
    return this.sql.run(statements.listOf, [accountId, this.config.sessionIdle]);
  }

  /** Ends one session of an account; false when it has no such session. */
  async end(accountId: string, id: string, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(statements.end, [accountId, id])).length > 0;
  }

  /** Ends every session of an account within the transaction of what ends them, such as another password; `but` is left. */
  async closeAllOf(accountId: string, runner: SqlRunner, but: string | null = null): Promise<void> {
    await runner.run(statements.removeOf, [accountId, but]);
  }

  /** Notes that the person of a session showed that it is them. */
  async confirm(id: string): Promise<void> {
    await this.sql.run(statements.confirm, [id]);
  }

  /** From here on who ends the sessions of the account, or changes it, waits until this one is there to be ended. */
  private async demandProof(
    request: Request,
    { id, role }: Person,
    { passwordHash, isContinued = false, passkey, isEnough }: Omit<OpeningOptions, 'kind' | 'confirmedAt'>,
    runner: SqlRunner,
  ): Promise<void> {
    const refused = passkey !== undefined ? wrongPasskey : passwordHash !== undefined ? wrongPassword : signedOut;
    const held = await runner.run(statements.holdAccount, [id, role, passwordHash ?? null]);
    if (held.length === 0) throw refused();
    const isKept = passkey === undefined || (await runner.run(statements.hasPasskey, [id, passkey])).length > 0;
    if (!isKept || (isContinued && !(await this.idOf(request, runner)))) throw refused();
    if (isEnough && !(await isEnough(runner))) throw refused();
  }

  /**
   * The id of the browser's session, or half of one. Throws `SESSION.REQUIRED` where it ended before the transaction locked its
   * account; a half one may not be enough.
   */
  async demandOpen(request: Request, runner: SqlRunner = this.sql, takesHalf = true): Promise<string> {
    const id = await this.idOf(request, runner, takesHalf);
    if (id === undefined) throw signedOut();
    return id;
  }

  private async idOf(request: Request, runner: SqlRunner, takesHalf = true): Promise<string | undefined> {
    const token = this.tokenOf(request) ?? '';
    return (await runner.run(statements.isOpen, [hashOf(token), takesHalf]))[0]?.id;
  }

  private async forget(request: Request, next: string | null = null, runner: SqlRunner = this.sql): Promise<void> {
    const token = this.tokenOf(request);
    if (token !== undefined) await runner.run(statements.remove, [hashOf(token), next]);
  }

  /** The token of a request; undefined where it has none that could be one. */
  private tokenOf(request: IncomingMessage): string | undefined {
    const token = readCookie(request, this.cookie);
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
  }
}

function signedInOf({ id, role, name, email, store_number, store_name, session_id, is_fresh }: SessionRow): SignedIn {
  const isPlaced = store_number !== null && store_name !== null;
  const store = isPlaced && { store: { number: store_number, name: store_name } };
  return { person: { id, role, name, email, ...store }, session: { id: session_id, isFresh: is_fresh } };
}

/** A password that was right when it was shown, and is not that of the account any more. */
export const wrongPassword = (): Problem =>
  new Problem('SESSION.WRONG_PASSWORD', { members: { captcha_required: false } });

/** A passkey that is none of the account, or none any more. */
export const wrongPasskey = (): Problem =>
  new Problem('SESSION.WRONG_PASSKEY', { members: { captcha_required: false } });

const signedOut = (): Problem => new Problem('SESSION.REQUIRED');

/** How every sign-in says who it is; a program has the role of its token. */
export const personAnswer = ({ id, email, name, role, store }: Person) => ({
  success: true,
  user: { id, email, name, role, ...(store && { store_number: store.number, store_name: store.name }) },
});
