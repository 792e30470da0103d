import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../platform/auth/access.js';
import { Problem } from '../platform/problem/problem.js';
import { readCredentials } from './credentials.js';
import { Sessions, type Person } from './sessions.js';
import { Users } from './users.js';

/** Sign-in of the bank's own people. */
@Controller('api/v1/session')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly users: Users,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  async signIn(@Body() body: unknown, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { email, password } = readCredentials(body);
    const user = await this.users.findByPassword(email, password);
    if (!user) throw new Problem('SESSION.WRONG_PASSWORD');
    await this.sessions.open(request, response, user);
    return answer(user);
  }

  @Get()
  @Public()
  async whoAmI(@Req() request: Request) {
    const person = await this.sessions.find(request);
    if (!person) throw new Problem('SESSION.REQUIRED');
    return answer(person);
  }

  @Delete()
  @Public()
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    await this.sessions.close(request, response);
    return { success: true };
  }
}

const answer = ({ id, email, name, role }: Person) => ({ success: true, user: { id, email, name, role } });
