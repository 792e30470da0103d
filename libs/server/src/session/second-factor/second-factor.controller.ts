import { Controller } from '@nestjs/common';
import { secondFactor } from '@statewise/contract';
import { demandPerson } from '../../platform/auth/access.js';
import type { SqlRunner } from '../../platform/database/sql.js';
import { Handles, type Input } from '../../platform/http/handles.js';
import { Problem } from '../../platform/problem/problem.js';
import { personAnswer, Sessions } from '../sessions.service.js';
import { SignInLimits } from '../sign-in-limits.service.js';
import { Enrolling } from './enrolling.service.js';
import { FactorAttempts } from './factor-attempts.service.js';
import { SecondFactors } from './second-factors.service.js';

/** The second half of a sign-in, and enrolling for it. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly attempts: FactorAttempts,
    private readonly enrolling: Enrolling,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
  ) {}

  @Handles(secondFactor.standing)
  async standing({ request }: Input<typeof secondFactor.standing>) {
    return { success: true, ...(await this.factors.statusOf(await this.enrolling.signedIn(request))) };
  }

  @Handles(secondFactor.give)
  async give({ body, caller: { address = '' }, language, request, response }: Input<typeof secondFactor.give>) {
    const { code, captcha } = body;
    const person = await this.sessions.findHalf(request);
    if (!person) throw new Problem('SESSION.REQUIRED');
    const attempt = await this.limits.begin({ kind: 'second-factor', name: person.id, address, captcha });
    // A code is used in the transaction that opens the session: where that fails, it counts again.
    const open = async (): Promise<boolean> => {
      let isRight: boolean | undefined;
      const isEnough = async (runner: SqlRunner) => (isRight = await this.factors.consume(person.id, code, runner));
      const opened = this.sessions.open(request, response, person, { isContinued: true, isEnough });
      await opened.catch((error: unknown) => {
        if (isRight !== false) throw error;
      });
      return isRight === true;
    };
    if (!(await this.attempts.consume(person.id, code, language, open)))
      throw await attempt.refusal('SESSION.WRONG_CODE');
    await attempt.succeeded();
    return { ...personAnswer(person), ...(await this.factors.replaceUnseen(person, language)) };
  }

  @Handles(secondFactor.enrol)
  async enrol({ body, request, caller, language }: Input<typeof secondFactor.enrol>) {
    const person = await this.enrolling.demand(request, caller);
    await this.attempts.demandPresent(person, body, language);
    return { success: true, ...(await this.factors.enrol(person, await this.sessions.demandOpen(request))) };
  }

  @Handles(secondFactor.confirm)
  async confirm({ body: { code }, request, caller, language, response }: Input<typeof secondFactor.confirm>) {
    const person = await this.enrolling.demand(request, caller);
    const recovery_codes = await this.factors.confirm(person, code, request, language);
    await this.sessions.open(request, response, person, { isContinued: true });
    return { ...personAnswer(person), recovery_codes };
  }

  @Handles(secondFactor.renewRecoveryCodes)
  async renewRecoveryCodes({ body, request, language }: Input<typeof secondFactor.renewRecoveryCodes>) {
    const person = await this.enrolling.signedIn(request);
    await this.attempts.demandPresent(person, body, language);
    return { success: true, recovery_codes: await this.factors.renewRecoveryCodes(person, request, language) };
  }

  @Handles(secondFactor.keepRecoveryCodes)
  async keepRecoveryCodes({
    caller: { actor },
    body: { code },
  }: Input<typeof secondFactor.keepRecoveryCodes>): Promise<void> {
    await this.factors.keepRecoveryCodes(demandPerson(actor), code);
  }
}
