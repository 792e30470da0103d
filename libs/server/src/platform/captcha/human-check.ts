import { Injectable } from '@nestjs/common';
import type { Actor } from '@statewise/flow';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Config } from '../config/config.js';
import { Sql, statement } from '../database/sql.js';
import { Problem } from '../problem/problem.js';
import { readSolution } from './read-solution.js';
import { SharedSecret } from './shared-secret.js';

/** Seconds in which a challenge must be solved: long forms are filled in slowly. */
export const lifetime = 20 * 60;
/** Seconds for which a solution is known to have counted: longer than its challenge, for clocks of replicas differ. */
export const remembered = 3 * lifetime;

/** Around a second of work for a phone, which a person does not notice and a flood of requests does. */
const effort = { cost: 1_000, min: 500, max: 2_000 };

/** Takes the number of a challenge once; answers nothing when it was taken before. */
export const acceptOnce = statement<{ nonce: string }>(
  'captcha-accept',
  `
    with tidied as (delete from captcha_solution where expires_at < now())
    insert into captcha_solution (nonce, expires_at) values ($1, now() + make_interval(secs => $2)) on conflict do nothing returning nonce`,
);

/** Tells people from programs by a proof of work; needs no third party and shows nothing to read or to click. */
@Injectable()
export class HumanCheck {
  constructor(
    private readonly config: Config,
    private readonly secret: SharedSecret,
    private readonly sql: Sql,
  ) {}

  async challenge() {
    const { parameters, signature = '' } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: effort.cost,
      counter: randomInt(effort.max, effort.min),
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + lifetime,
      ...this.secrets(),
    });
    const { keySignature = '', expiresAt = 0 } = parameters;
    return { parameters: { ...parameters, keySignature, expiresAt }, signature };
  }

  /**
   * Throws `REQUEST.CAPTCHA` unless `payload` is a right solution that was never used before. People who are signed in
   * need none.
   */
  async verify(payload: unknown, actor: Actor): Promise<void> {
    if (!this.config.captcha || actor.role !== 'applicant') return;
    if (payload === undefined || payload === null || payload === '') throw refusal('required');
    const solved = readSolution(payload);
    if (!solved) throw refusal('wrong');
    const { verified } = await verifySolution({ ...solved, deriveKey, ...this.secrets() });
    if (!verified) throw refusal('wrong');
    const [accepted] = await this.sql.run(acceptOnce, [solved.challenge.parameters.nonce, remembered]);
    if (!accepted) throw refusal('wrong');
  }

  private secrets() {
    return { hmacSignatureSecret: this.secret.value, hmacKeySignatureSecret: `${this.secret.value}:key` };
  }
}

const refusal = (key: 'required' | 'wrong'): Problem =>
  new Problem('REQUEST.CAPTCHA', { errors: { captcha: [key] }, members: { recaptchaerror: true } });
