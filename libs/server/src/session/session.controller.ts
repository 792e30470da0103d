import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '@statewise/flow';
import { CurrentActor, CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { Problem } from '../platform/problem/problem.js';
import { readCredentials } from './credentials.js';
import { personAnswer, Sessions } from './sessions.service.js';
import { SignIn } from './sign-in.service.js';
import { SignInLimits } from './sign-in-limits.service.js';
import { Users } from './users.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { area, endpoints } from './session.endpoints.js';

/** Sign-in of the bank's own people, and who is signed in of whichever kind. */
@InArea(area)
@Controller('api/v1/session')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly users: Users,
    private readonly limits: SignInLimits,
    private readonly signIns: SignIn,
  ) {}

  @Post()
  @Public()
  @Endpoint(endpoints.signIn)
  async signIn(
    @Body() body: unknown,
    @CurrentCaller() { address = '' }: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { email, password, captcha } = readCredentials(body);
    const attempt = await this.limits.begin({ kind: 'staff', name: email, address, captcha });
    const user = await this.users.findByPassword(email, password);
    if (!user) throw await attempt.refusal();
    await attempt.succeeded();
    return this.signIns.withPassword(request, response, user);
  }

  @Get()
  @Public()
  @Endpoint(endpoints.whoAmI)
  async whoAmI(@Req() request: Request, @CurrentActor() { id, role }: Actor) {
    if (id === undefined) throw new Problem('SESSION.REQUIRED');
    const found = await this.sessions.find(request);
    if (found?.person.id === id) return personAnswer(found.person);
    return personAnswer({ id, role, name: id, email: null });
  }

  @Delete()
  @Public()
  @Endpoint(endpoints.signOut)
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    await this.sessions.close(request, response);
    return { success: true };
  }
}
