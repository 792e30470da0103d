import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { ApiProblems } from '../platform/openapi/api-problems.js';
import { Problem } from '../platform/problem/problem.js';
import { readCredentials } from './credentials.js';
import { Sessions, type Person } from './sessions.js';
import { SignInLimits } from './sign-in-limits.js';
import { Users } from './users.js';

const example = {
  success: true,
  user: {
    id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11',
    email: 'admin@meridian.example',
    name: 'Administrator',
    role: 'admin',
  },
};

/** Sign-in of the bank's own people. */
@ApiTags('Session')
@Controller('api/v1/session')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly users: Users,
    private readonly limits: SignInLimits,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Sign in to the console; the session is a cookie' })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['email', 'password'],
      properties: { email: { type: 'string' }, password: { type: 'string' } },
    },
    examples: { admin: { value: { email: 'admin@meridian.example', password: 'correct horse battery' } } },
  })
  @ApiOkResponse({ example })
  @ApiProblems('SESSION.WRONG_PASSWORD', 'REQUEST.FIELDS', 'REQUEST.TOO_MANY')
  async signIn(
    @Body() body: unknown,
    @CurrentCaller() { address = '' }: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { email, password } = readCredentials(body);
    const attempt = await this.limits.begin(email, address);
    const user = await this.users.findByPassword(email, password);
    if (!user) throw new Problem('SESSION.WRONG_PASSWORD');
    await attempt.succeeded();
    await this.sessions.open(request, response, user);
    return answer(user);
  }

  @Get()
  @Public()
  @ApiOperation({ summary: 'Who is signed in' })
  @ApiOkResponse({ example })
  @ApiProblems('SESSION.REQUIRED')
  async whoAmI(@Req() request: Request) {
    const person = await this.sessions.find(request);
    if (!person) throw new Problem('SESSION.REQUIRED');
    return answer(person);
  }

  @Delete()
  @Public()
  @ApiOperation({ summary: 'Sign out; does nothing when nobody is signed in' })
  @ApiOkResponse({ example: { success: true } })
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    await this.sessions.close(request, response);
    return { success: true };
  }
}

const answer = ({ id, email, name, role }: Person) => ({ success: true, user: { id, email, name, role } });
