import { Controller, Injectable } from '@nestjs/common';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captcha } from '@statewise/contract';
import { isFields } from '@statewise/fields';
import type { Actor } from '@statewise/flow';
import { Config } from '../config/config.js';
import { Sql, statement } from '../database/sql.js';
import { Handles } from '../http/handles.js';
import { Problem } from '../problem/problem.js';
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

/** Longest payload that is looked at; a real one has about 700 characters. */
const maxLength = 4_096;

/** Reads what ALTCHA's widget sends, base64 of JSON; undefined when it is not of that shape. */
function readSolution(payload: unknown): Payload | undefined {
  if (typeof payload !== 'string' || payload.length > maxLength) return undefined;
  const value = parse(Buffer.from(payload, 'base64').toString('utf8'));
  return isPayload(value) ? value : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPayload(value: unknown): value is Payload {
  if (!isFields(value) || !isFields(value['challenge']) || !isFields(value['solution'])) return false;
  const { challenge, solution } = value;
  const { parameters, signature } = challenge;
  return (
    typeof signature === 'string' &&
    isFields(parameters) &&
    hasParameters(parameters) &&
    typeof solution['counter'] === 'number' &&
    typeof solution['derivedKey'] === 'string'
  );
}

/** Whether parameters have the form in which this server hands them out, before any key is derived from them. */
function hasParameters(parameters: Record<string, unknown>): boolean {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, expiresAt } = parameters;
  const texts = [nonce, salt, keyPrefix, keySignature];
  return (
    algorithm === 'PBKDF2/SHA-256' &&
    texts.every((text) => typeof text === 'string') &&
    [cost, keyLength, expiresAt].every((number) => typeof number === 'number')
  );
}

@Controller()
export class CaptchaController {
  constructor(private readonly check: HumanCheck) {}

  @Handles(captcha.challenge)
  challenge() {
    return this.check.challenge();
  }
}
