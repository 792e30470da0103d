import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { pageLimitOf, searchIn } from '../platform/http/request-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { RequestLanguage } from '../platform/problem/language.js';
import { area, endpoints } from './accounts.endpoints.js';
import { Accounts } from './accounts.service.js';
import { OwnAccount } from './own-account.service.js';

/** Who may sign in, in the hands of admins; and the sessions of each. */
@InArea(area)
@Controller('api/v1/accounts')
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly own: OwnAccount,
  ) {}

  @Get()
  @Roles('admin')
  @Endpoint(endpoints.page)
  async page(@Query() { q, cursor, limit }: Readonly<Record<string, unknown>>) {
    const page = await this.accounts.page(textIn(q) ?? '', textIn(cursor), pageLimitOf(limit, 50));
    return { success: true, ...page };
  }

  @Post('search')
  @Roles('admin')
  @Endpoint(endpoints.search)
  search(@Body() body: unknown) {
    return this.page(searchIn(body, endpoints.page.query));
  }

  @Post()
  @Roles('admin')
  @Endpoint(endpoints.invite)
  async invite(@Body() body: unknown, @CurrentCaller() caller: Caller, @RequestLanguage() language: Language) {
    return { success: true, ...(await this.accounts.invite(body, caller, language)) };
  }

  @Get(':id')
  @Roles('admin')
  @Endpoint(endpoints.read)
  async read(@Param('id') id: string) {
    return { success: true, account: await this.accounts.known(id) };
  }

  @Patch(':id')
  @Roles('admin')
  @Endpoint(endpoints.change)
  async change(@Param('id') id: string, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    return { success: true, account: await this.accounts.change(id, body, caller) };
  }

  @Post(':id/reset')
  @Roles('admin')
  @Endpoint(endpoints.reset)
  async reset(@Param('id') id: string, @CurrentCaller() caller: Caller, @RequestLanguage() language: Language) {
    return { success: true, ...(await this.accounts.reset(id, caller, language)) };
  }

  @Get(':id/sessions')
  @Roles('admin', 'staff', 'qa', 'intermediary')
  @Endpoint(endpoints.sessions)
  async sessions(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    return { success: true, sessions: await this.own.sessionsOf(id, caller) };
  }

  @Delete(':id/sessions/:session')
  @Roles('admin', 'staff', 'qa', 'intermediary')
  @Endpoint(endpoints.endSession)
  endSession(
    @Param('id') id: string,
    @Param('session') session: string,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.own.endSession(id, session, caller);
  }
}

const textIn = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? given.slice(0, 400) : undefined;
