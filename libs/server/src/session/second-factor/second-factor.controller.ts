import { Controller } from '@nestjs/common';
import { secondFactor } from '@statewise/contract';
import type { Request } from 'express';
import { demandFresh, type Caller } from '../../platform/auth/access.js';
import { Handles, type Input } from '../../platform/http/handles.js';
import { Problem } from '../../platform/problem/problem.js';
import type { Person } from '../session.statements.js';
import { personAnswer, Sessions } from '../sessions.service.js';
import { SignInLimits } from '../sign-in-limits.service.js';
import { secondFactorRequired } from '../sign-in.service.js';
import { fieldErrors } from '../../platform/http/field-errors.js';
import { FactorAttempts } from './factor-attempts.service.js';
import { SecondFactors } from './second-factors.service.js';

/** The second half of a sign-in, and enrolling for it. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly attempts: FactorAttempts,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
  ) {}

  @Handles(secondFactor.standing)
  async standing({ request }: Input<typeof secondFactor.standing>) {
    return { success: true, ...(await this.factors.statusOf(await this.signedIn(request))) };
  }

  @Handles(secondFactor.give)
  async give({ body, caller: { address = '' }, language, request, response }: Input<typeof secondFactor.give>) {
    const { code, captcha } = body;
    const person = await this.sessions.findHalf(request);
    if (!person) throw new Problem('SESSION.REQUIRED');
    const attempt = await this.limits.begin({ kind: 'second-factor', name: person.id, address, captcha });
    const isRight = await this.attempts.consume(person.id, code, language);
    if (!isRight) throw await attempt.refusal('SESSION.WRONG_CODE');
    await attempt.succeeded();
    await this.sessions.open(request, response, person);
    return personAnswer(person);
  }

  @Handles(secondFactor.enrol)
  async enrol({ body: { code = '' }, request, caller, language }: Input<typeof secondFactor.enrol>) {
    const person = await this.enrolling(request, caller);
    if ((await this.factors.demandOf(person)) === 'code') {
      if (code === '') throw fieldErrors({ code: ['required'] });
      if (!(await this.attempts.consume(person.id, code, language))) throw fieldErrors({ code: ['wrong'] });
    }
    return { success: true, ...(await this.factors.enrol(person)) };
  }

  @Handles(secondFactor.confirm)
  async confirm({ body: { code }, request, caller, language, response }: Input<typeof secondFactor.confirm>) {
    const person = await this.enrolling(request, caller);
    const recovery_codes = await this.factors.confirm(person, code, language);
    await this.sessions.open(request, response, person);
    return { ...personAnswer(person), recovery_codes };
  }

  /** The person who enrols, with a fresh session, or half a one and no second factor yet. Throws for others. */
  private async enrolling(request: Request, caller: Caller): Promise<Person> {
    const half = await this.sessions.findHalf(request);
    if (!half) {
      const person = await this.signedIn(request);
      demandFresh(caller);
      return person;
    }
    if ((await this.factors.demandOf(half)) === 'code') throw secondFactorRequired(true);
    return half;
  }

  /** A person of the bank: programs have tokens instead, and the partner's people passwords alone. */
  private async signedIn(request: Request): Promise<Person> {
    const found = await this.sessions.find(request);
    if (!found) throw new Problem('SESSION.REQUIRED');
    if (found.person.role === 'intermediary') throw new Problem('SESSION.ROLE');
    return found.person;
  }
}
