import { Injectable } from '@nestjs/common';
import type { PresentFactor, RateLimit } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import { Problem, fieldErrors } from '../../platform/problem/problem.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { AccountNotices } from '../account-notices.service.js';
import { PasskeyAssertions } from '../passkeys/passkey-assertions.service.js';
import type { Person } from '../session.statements.js';
import { isAppCode, SecondFactors } from './second-factors.service.js';

/** Wrong codes of an app that an account takes, from all addresses together; installations do not scale it. */
const wrongCodes: RateLimit = { name: 'second-factor-wrong', limit: 10, seconds: 15 * 60, per: 'account' };

/** Checks codes under a cap per account. The ways back are waiting, and a recovery code, which is too long to guess. */
@Injectable()
export class FactorAttempts {
  constructor(
    private readonly factors: SecondFactors,
    private readonly limits: RateLimits,
    private readonly passkeys: PasskeyAssertions,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Whether a code is right, which counts once; `use` tells, and may use it along with what it is shown for. Throws
   * `REQUEST.TOO_MANY` for codes of the app above the cap; the owner is mailed when it is reached.
   */
  async consume(
    id: string,
    code: string,
    language: Language,
    use = () => this.factors.consume(id, code),
  ): Promise<boolean> {
    if (!isAppCode(code)) return use();
    const [tallied] = await this.limits.tally([wrongCodes, id]);
    const { count = 0, left = 0 } = tallied ?? {};
    if (count > wrongCodes.limit) throw new Problem('REQUEST.TOO_MANY', { retryAfter: left });
    const isRight = await use();
    if (isRight) await this.limits.reset(wrongCodes, id);
    else if (count === wrongCodes.limit) await this.notices.send('codes', id, language);
    return isRight;
  }

  /** Throws field errors unless an account that has a factor shows it, by a code or a passkey: a password alone adds none. */
  async demandPresent(person: Person, { code = '', passkey }: PresentFactor, language: Language): Promise<void> {
    if ((await this.factors.demandOf(person)) !== 'code') return;
    if (passkey !== undefined) {
      const expected = { purposes: ['confirm'], account: person.id } as const;
      if (!(await this.passkeys.verify(passkey, expected, language))) throw fieldErrors({ passkey: ['wrong'] });
      return;
    }
    if (code === '') throw fieldErrors({ code: ['required'] });
    if (!(await this.consume(person.id, code, language))) throw fieldErrors({ code: ['wrong'] });
  }
}
