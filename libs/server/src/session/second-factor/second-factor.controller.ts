import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentCaller, demandFresh, Public, Roles, type Caller } from '../../platform/auth/access.js';
import { bodyOf, textOf } from '../../platform/http/request-fields.js';
import { Endpoint, InArea } from '../../platform/openapi/endpoint.js';
import { Problem } from '../../platform/problem/problem.js';
import { area } from '../session.endpoints.js';
import { personAnswer, Sessions, type Person } from '../sessions.service.js';
import { SignInLimits } from '../sign-in-limits.service.js';
import { secondFactorRequired } from '../sign-in.service.js';
import { endpoints } from './second-factor.endpoints.js';
import { SecondFactors } from './second-factors.service.js';

/** The second half of a sign-in, and enrolling for it. */
@InArea(area)
@Controller('api/v1/session/second-factor')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
  ) {}

  @Get()
  @Roles('admin', 'staff', 'qa')
  @Endpoint(endpoints.standing)
  async standing(@Req() request: Request) {
    return { success: true, ...(await this.factors.standingOf(await this.signedIn(request))) };
  }

  @Post()
  @Public()
  @Endpoint(endpoints.give)
  async give(
    @Body() body: unknown,
    @CurrentCaller() { address = '' }: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const fields = bodyOf(body, ['code', 'captcha']);
    const code = textOf(fields, 'code', 40);
    const person = await this.sessions.findHalf(request);
    if (!person) throw new Problem('SESSION.REQUIRED');
    const { captcha } = fields;
    const attempt = await this.limits.begin({ kind: 'second-factor', name: person.id, address, captcha });
    if (!(await this.factors.consume(person.id, code))) throw await attempt.refusal('SESSION.WRONG_CODE');
    await attempt.succeeded();
    await this.sessions.open(request, response, person);
    return personAnswer(person);
  }

  @Post('enrolment')
  @Public()
  @Endpoint(endpoints.enrol)
  async enrol(@Req() request: Request, @CurrentCaller() caller: Caller) {
    return { success: true, ...(await this.factors.enrol(await this.enrolling(request, caller))) };
  }

  @Post('enrolment/confirm')
  @Public()
  @Endpoint(endpoints.confirm)
  async confirm(
    @Body() body: unknown,
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ) {
    const code = textOf(bodyOf(body, ['code']), 'code', 40);
    const person = await this.enrolling(request, caller);
    const recovery_codes = await this.factors.confirm(person, code);
    await this.sessions.open(request, response, person);
    return { ...personAnswer(person), recovery_codes };
  }

  /** Who may enrol: whoever is signed in and showed it a moment ago, or has half a session and no second factor yet. */
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
