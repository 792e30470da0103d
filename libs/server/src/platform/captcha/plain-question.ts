import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Sql } from '../database/sql.js';
import { Problem } from '../problem/problem.js';
import { acceptOnce, lifetime, remembered } from './human-check.js';
import { SharedSecret } from './shared-secret.js';

/** A sum to be asked in words, and the token that goes back with its answer. */
interface Question {
  readonly first: number;
  readonly second: number;
  readonly token: string;
}

/** The human check of a browser without script, which cannot do a proof of work: a small sum, each asked once. */
@Injectable()
export class PlainQuestion {
  constructor(
    private readonly config: Config,
    private readonly secret: SharedSecret,
    private readonly sql: Sql,
  ) {}

  /** A new question; undefined where the human check is switched off. */
  ask(): Question | undefined {
    if (!this.config.captcha) return undefined;
    const [first, second] = [randomInt(1, 10), randomInt(1, 10)];
    const nonce = randomBytes(16).toString('base64url');
    const expires = String(Math.floor(Date.now() / 1000) + lifetime);
    return { first, second, token: `${nonce}.${expires}.${this.signature(nonce, expires, String(first + second))}` };
  }

  /** Throws `REQUEST.CAPTCHA` unless the answer is right and the question was not answered before, rightly or wrongly. */
  async verify(token: string, answer: string): Promise<void> {
    if (!this.config.captcha) return;
    const [, nonce = '', expires = '', signature = ''] = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/.exec(token) ?? [];
    const [isFirst] = nonce === '' ? [] : await this.sql.run(acceptOnce, [`plain:${nonce}`, remembered]);
    const expected = Buffer.from(this.signature(nonce, expires, answer.trim()));
    const given = Buffer.from(signature);
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isFirst || !isRight || Number(expires) * 1000 < Date.now())
      throw new Problem('REQUEST.CAPTCHA', { errors: { captcha: ['wrong'] }, members: { recaptchaerror: true } });
  }

  private signature(nonce: string, expires: string, answer: string): string {
    return createHmac('sha256', `${this.secret.value}:plain`)
      .update(`${nonce}.${expires}.${answer}`)
      .digest('base64url');
  }
}
