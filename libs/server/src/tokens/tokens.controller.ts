import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { pageLimitOf } from '../platform/http/request-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { area, endpoints } from './tokens.endpoints.js';
import { Tokens } from './tokens.service.js';

/** Tokens for programs, in the hands of admins. */
@InArea(area)
@Controller('api/v1/tokens')
export class TokensController {
  constructor(private readonly tokens: Tokens) {}

  @Post()
  @Roles('admin')
  @Endpoint(endpoints.issue)
  async issue(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { token, secret } = await this.tokens.issue(body, caller);
    return { success: true, token, secret };
  }

  @Get()
  @Roles('admin')
  @Endpoint(endpoints.list)
  async list(@Query('limit') limit: unknown) {
    return { success: true, tokens: await this.tokens.list(pageLimitOf(limit, 100)) };
  }

  @Delete(':id')
  @Roles('admin')
  @Endpoint(endpoints.revoke)
  revoke(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<void> {
    return this.tokens.revoke(id, caller);
  }
}
