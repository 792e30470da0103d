import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Enrolment, EnrolmentStatus } from '@statewise/contract';
import { provider, type Language } from '@statewise/i18n';
import { Audit } from '../../platform/audit/audit.js';
import { Config } from '../../platform/config/config.js';
import { markChanged } from '../../platform/auth/second-person.js';
import { Sql, type SqlRunner, statement, type Transaction } from '../../platform/database/sql.js';
import { fieldErrors, Problem } from '../../platform/problem/problem.js';
import { Reencryption } from '../../platform/secret-key/reencryption.js';
import { AccountNotices } from '../account-notices.service.js';
import { forget as forgetPasskeys, lockAccount } from '../passkeys/passkeys.statements.js';
import type { Person } from '../session.statements.js';
import { Sessions } from '../sessions.service.js';
import { base32, otpauthUri, timeStepOf } from './totp.js';

// $1 is the id of the account everywhere.

const enrolmentStatus = statement<{ has_app: boolean; has_passkey: boolean; left: number; kept: boolean }>(
  'second-factor-standing',
  `select exists (select from second_factor where user_id = $1 and secret is not null) as has_app,
      exists (select from passkey where user_id = $1) as has_passkey,
      (select count(*)::int from recovery_code where user_id = $1) as left,
      not exists (select from recovery_code where user_id = $1 and not is_kept) as kept`,
);

/** Answers the secret that was made before in the same session, of which an app may know already. $2 a new secret, $3 the session */
const enrol = statement<{ secret: Buffer }>(
  'second-factor-enrol',
  `insert into second_factor as own (user_id, pending_secret, pending_session) values ($1, $2, $3)
    on conflict (user_id) do update set pending_session = $3,
      pending_secret = case when own.pending_session = $3 then coalesce(own.pending_secret, $2) else $2 end
    returning pending_secret as secret`,
);

const pending = statement<{ secret: Buffer | null }>(
  'second-factor-pending',
  'select pending_secret as secret from second_factor where user_id = $1',
);

const dropPending = statement(
  'second-factor-drop-pending',
  'update second_factor set pending_secret = null where user_id = $1 and pending_secret is not null',
);

/** $2 the pending secret that a code was typed for, $3 the step of that code */
const confirm = statement<{ user_id: string }>(
  'second-factor-confirm',
  `update second_factor set secret = pending_secret, pending_secret = null, last_step = $3
    where user_id = $1 and pending_secret = $2 returning user_id`,
);

const secret = statement<{ secret: Buffer | null }>(
  'second-factor-secret',
  'select secret from second_factor where user_id = $1',
);

/** $2 the step of a right code: later than that of every code before */
const useStep = statement<{ user_id: string }>(
  'second-factor-use',
  'update second_factor set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
);

const forget = statement('second-factor-forget', 'delete from second_factor where user_id = $1');

const replaceRecoveryCodes = statement('recovery-code-remove', 'delete from recovery_code where user_id = $1');
const insertRecoveryCodes = statement(
  'recovery-code-insert',
  'insert into recovery_code (user_id, code_hash, is_kept) select $1, unnest($2::bytea[]), false',
);
/** In one order: of two calls that use or keep codes of an account at the same moment one waits for the other, never both. */
const held = `with held as (select code_hash from recovery_code where user_id = $1 order by code_hash for update)`;
/** All of an account ($1), where one of a hash ($2, or null) is among them. */
const keepRecoveryCodes = statement<{ user_id: string }>(
  'recovery-code-keep',
  `${held} update recovery_code set is_kept = true where user_id = $1 and code_hash in (select code_hash from held)
      and ($2::bytea is null or exists (select from held where code_hash = $2)) returning user_id`,
);
/** Who uses one ($2) has the others. */
const useRecoveryCode = statement<{ user_id: string }>(
  'recovery-code-use',
  `${held}, used as (delete from recovery_code where user_id = $1 and code_hash = (select code_hash from held where code_hash = $2) returning user_id),
    kept as (update recovery_code set is_kept = true from used where recovery_code.user_id = $1 and code_hash <> $2)
  select user_id from used`,
);

/** What a sign-in needs besides the password. */
export type Demand = 'nothing' | 'code' | 'enrolment';

const recoveryCodes = 10;
/** 80 bits: too many to find a code from its hash. */
const recoveryBytes = 10;
const secretBytes = 20;

/** Codes of an authenticator app, and the recovery codes for who lost it. */
@Injectable()
export class SecondFactors {
  /** A secret in plain text would be the factor itself. */
  private readonly secrets = this.reencryption.boxFor('second factors', {
    table: 'second_factor',
    row: 'user_id',
    type: 'uuid',
    columns: ['secret', 'pending_secret'],
  });

  constructor(
    private readonly sql: Sql,
    private readonly reencryption: Reencryption,
    private readonly config: Config,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly notices: AccountNotices,
  ) {}

  async demandOf(person: Pick<Person, 'id' | 'role'>, runner?: SqlRunner): Promise<Demand> {
    const { is_enrolled, is_required } = await this.statusOf(person, runner);
    return is_enrolled ? 'code' : is_required ? 'enrolment' : 'nothing';
  }

  /**
   * Whether a person has a second factor and must have one, and how many recovery codes are left. Over plain http,
   * where people try the product or test it, none is required.
   */
  async statusOf({ id, role }: Pick<Person, 'id' | 'role'>, runner: SqlRunner = this.sql): Promise<EnrolmentStatus> {
    const is_required = this.config.secure && role !== 'intermediary';
    const [row] = role === 'intermediary' ? [] : await runner.run(enrolmentStatus, [id]);
    const { has_app = false, has_passkey = false, left = 0, kept = true } = row ?? {};
    const codes = { recovery_codes_left: left, recovery_codes_kept: kept };
    return { is_enrolled: has_app || has_passkey, is_required, ...codes, has_app, has_passkey };
  }

  /** Makes a secret, one for a session; answers it in base32 and as a URI. It counts from when `confirm` gets a code of it. */
  async enrol({ id, email, name }: Person, session: string): Promise<Enrolment> {
    const [row] = await this.sql.run(enrol, [id, this.secrets.encrypt(randomBytes(secretBytes), id), session]);
    if (!row) throw new Error('An insert returned no row.');
    const secret = this.secrets.decrypt(row.secret, id);
    return { secret: base32(secret), uri: otpauthUri(secret, provider.name, email ?? name) };
  }

  /** Takes the secret that was made last, once a code shows that an app has it; answers new recovery codes, this once. */
  async confirm({ id, role }: Person, code: string, request: Request, language: Language): Promise<readonly string[]> {
    const [row] = await this.sql.run(pending, [id]);
    // Whoever lost the answer has the app: another code would be as wrong.
    if (!row?.secret) throw new Problem('OPERATION.REFUSED');
    const step = timeStepOf(this.secrets.decrypt(row.secret, id), compact(code), Date.now());
    if (step === undefined) throw fieldErrors({ code: ['wrong'] });
    return this.sql.transaction(async (runner) => {
      await runner.run(lockAccount, [id]);
      const isFirst = !(await this.statusOf({ id, role }, runner)).is_enrolled;
      // Who gave a password alone adds none to one that was set up meanwhile.
      await this.sessions.demandOpen(request, runner, isFirst);
      const confirmed = await runner.run(confirm, [id, row.secret, step]);
      if (confirmed.length === 0) throw fieldErrors({ code: ['wrong'] });
      const codes = await this.makeRecoveryCodes(id, runner);
      if (!isFirst) await runner.run(markChanged, [id]);
      await this.audit.note({ kind: 'account.second-factor', actor: { id, role }, subject: id }, runner);
      await this.notices.send('factor', id, language, { within: runner });
      return codes;
    });
  }

  /** Answers new recovery codes, this once, to who has a second factor. They are no other factor: nobody waits a day for them. */
  async renewRecoveryCodes({ id, role }: Person, request: Request, language: Language): Promise<readonly string[]> {
    return this.sql.transaction(async (runner) => {
      await runner.run(lockAccount, [id]);
      await this.sessions.demandOpen(request, runner, false);
      if (!(await this.statusOf({ id, role }, runner)).is_enrolled) throw new Problem('OPERATION.REFUSED');
      return this.remakeRecoveryCodes({ id, role }, language, runner);
    });
  }

  /** The recovery codes of who has set up a first factor: what was begun with the password alone cannot become another one. */
  async recoveryCodesOfFirst(id: string, runner: SqlRunner): Promise<readonly string[]> {
    await runner.run(dropPending, [id]);
    return this.makeRecoveryCodes(id, runner);
  }

  /** Other recovery codes for who just showed a factor, where nobody has said that those which were made last were seen. */
  async replaceUnseen({ id, role }: Person, language: Language): Promise<{ recovery_codes?: readonly string[] }> {
    const isSeen = async (runner?: SqlRunner) => (await this.statusOf({ id, role }, runner)).recovery_codes_kept;
    if (await isSeen()) return {};
    return this.sql.transaction(async (runner) => {
      await runner.run(lockAccount, [id]);
      if (await isSeen(runner)) return {};
      return { recovery_codes: await this.remakeRecoveryCodes({ id, role }, language, runner) };
    });
  }

  /** Notes that their owner has the recovery codes; `OPERATION.REFUSED` where the one that is shown is of others. */
  async keepRecoveryCodes(id: string, shown?: string): Promise<void> {
    const kept = await this.sql.run(keepRecoveryCodes, [id, shown === undefined ? null : hash(shown)]);
    if (shown !== undefined && kept.length === 0) throw new Problem('OPERATION.REFUSED');
  }

  private async remakeRecoveryCodes(
    { id, role }: Pick<Person, 'id' | 'role'>,
    language: Language,
    runner: Transaction,
  ): Promise<readonly string[]> {
    await this.audit.note({ kind: 'account.recovery-codes', actor: { id, role }, subject: id }, runner);
    await this.notices.send('recoveryCodes', id, language, { within: runner });
    return this.makeRecoveryCodes(id, runner);
  }

  /** Makes ten recovery codes in place of those that are left. */
  async makeRecoveryCodes(id: string, runner: SqlRunner): Promise<readonly string[]> {
    const codes = Array.from({ length: recoveryCodes }, () => readable(base32(randomBytes(recoveryBytes))));
    await runner.run(replaceRecoveryCodes, [id]);
    await runner.run(insertRecoveryCodes, [id, codes.map(hash)]);
    return codes;
  }

  /** Whether a code of the app, or a recovery code, is right; either counts once, even in simultaneous calls. */
  async consume(id: string, typed: string, runner: SqlRunner = this.sql): Promise<boolean> {
    const code = compact(typed);
    if (!isAppCode(code)) return (await runner.run(useRecoveryCode, [id, hash(code)])).length > 0;
    const [row] = await runner.run(secret, [id]);
    const step = row?.secret ? timeStepOf(this.secrets.decrypt(row.secret, id), code, Date.now()) : undefined;
    return step !== undefined && (await runner.run(useStep, [id, step])).length > 0;
  }

  /** Takes the second factor of an account away: who lost everything enrols again. */
  async forget(id: string, runner: SqlRunner): Promise<void> {
    await runner.run(forget, [id]);
    await runner.run(forgetPasskeys, [id]);
    await runner.run(replaceRecoveryCodes, [id]);
  }
}

/** Whether what was typed is a code of an app; else it is a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(compact(typed));

/** People type spaces and hyphens where they see groups. */
const compact = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

const readable = (code: string): string => (code.match(/.{4}/g) ?? []).join('-').toLowerCase();

const hash = (code: string): Buffer => createHash('sha256').update(compact(code)).digest();
