import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { signInsOfAccount, signInsOfAddress, type RateLimit } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { HumanCheck } from '../platform/captcha/human-check.js';
import { Problem } from '../platform/problem/problem.js';
import { RateLimits, type Counted } from '../platform/rate-limit/rate-limits.js';

const { seconds } = signInsOfAccount;

/** Wrong passwords after which each further attempt needs a human check: a few typing errors are no guessing. */
const uncheckedOfPair: RateLimit = { name: 'sign-in-unchecked', limit: 3, seconds, per: 'account and address' };
const uncheckedOfAccount: RateLimit = { name: 'sign-in-unchecked-as', limit: 10, seconds, per: 'account' };
const uncheckedOfAddress: RateLimit = { name: 'sign-in-unchecked-from', limit: 30, seconds, per: 'address' };

/** Who wants to sign in, as far as is known before the password is looked at. */
interface SignIn {
  /** Accounts of different kinds may have the same name. */
  readonly kind: 'staff' | 'intermediary' | 'signed-in' | 'second-factor' | 'passkey';
  readonly name: string;
  readonly address: string;
  /** The answer of the human check, if there is one. */
  readonly captcha: unknown;
}

/** An attempt that was counted; until it is said to have succeeded it counts as a wrong password. */
export interface SignInAttempt {
  /** What a wrong password is answered with; it does not tell whether there is such an account. */
  refusal(code?: 'SESSION.WRONG_PASSWORD' | 'SESSION.WRONG_CODE' | 'SESSION.WRONG_PASSKEY'): Promise<Problem>;
  succeeded(): Promise<void>;
}

/**
 * Makes guessing passwords hopeless without locking accounts: only a caller who failed often from one address has to
 * wait. An account that is guessed from many addresses, and an address that guesses many accounts, cost each attempt
 * the work of a human check.
 */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly humanCheck: HumanCheck,
    private readonly audit: Audit,
  ) {}

  /** Counts an attempt before its password is looked at, so that attempts sent at the same time are counted too. */
  async begin({ kind, name, address, captcha }: SignIn): Promise<SignInAttempt> {
    const account = accountKey(kind, name);
    const pair = `${account}@${address}`;
    this.limits.refuseBlocked(signInsOfAccount, pair);
    this.limits.refuseBlocked(signInsOfAddress, address);
    const unchecked: readonly Counted[] = [
      [uncheckedOfPair, pair],
      [uncheckedOfAccount, account],
      [uncheckedOfAddress, address],
    ];
    const counts = await this.limits.tally(...unchecked);
    if (unchecked.some(([{ limit }], index) => (counts[index]?.count ?? 0) > limit))
      await this.demandHuman(captcha).catch(async (error: unknown) => {
        await this.limits.takeBack(...unchecked);
        throw error;
      });
    await this.limits.consume(signInsOfAccount, pair);
    await this.limits.consume(signInsOfAddress, address);
    const captcha_required = unchecked.some(([{ limit }], index) => (counts[index]?.count ?? 0) >= limit);
    return {
      refusal: async (code = 'SESSION.WRONG_PASSWORD') => {
        await this.audit.noteRefusal({ kind, name, address });
        return new Problem(code, { members: { captcha_required } });
      },
      succeeded: async () => {
        await this.limits.takeBack(
          [uncheckedOfAccount, account],
          [uncheckedOfAddress, address],
          [signInsOfAddress, address],
        );
        await this.limits.reset(uncheckedOfPair, pair);
        await this.limits.reset(signInsOfAccount, pair);
      },
    };
  }

  /** Who is signed in already shows nothing by that here: one account must not guess another's password. */
  private async demandHuman(captcha: unknown): Promise<void> {
    try {
      await this.humanCheck.verify(captcha, { role: 'applicant' });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { members, ...details } = error.details;
      throw new Problem(error.code, { ...details, members: { ...members, captcha_required: true } });
    }
  }
}

/** The name of an account however it is written: under the same by which it is looked up its attempts are counted. */
export const accountName = (typed: string): string => typed.trim().toLowerCase();

/** Names may be as long as they like. */
const accountKey = (kind: SignIn['kind'], name: string): string =>
  createHash('sha256')
    .update(`${kind}:${accountName(name)}`)
    .digest('base64url');
