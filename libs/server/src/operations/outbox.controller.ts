import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { placeOf } from '../platform/http/keyset.js';
import { choiceOf, pageLimitOf, searchIn, searchOf } from '../platform/http/request-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { area, endpoints } from './outbox.endpoints.js';
import { mailStates } from './outbox.repository.js';
import { OutboxDesk } from './outbox.service.js';

/** Mails that wait, that failed and that were sent. */
@InArea(area)
@Controller('api/v1/outbox')
export class OutboxController {
  constructor(private readonly desk: OutboxDesk) {}

  @Get()
  @Roles('staff', 'admin')
  @Endpoint(endpoints.page)
  async page(@Query() { state, q, cursor, limit }: Readonly<Record<string, unknown>>) {
    const search = {
      state: choiceOf('state', state, mailStates),
      q: searchOf(q),
      after: placeOf(cursor),
      limit: pageLimitOf(limit, 50),
    };
    return { success: true, ...(await this.desk.page(search)) };
  }

  @Post('search')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.search)
  search(@Body() body: unknown) {
    return this.page(searchIn(body, endpoints.page.query));
  }

  @Get(':id')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.read)
  async read(@Param('id') id: string) {
    return { success: true, mail: await this.desk.read(id) };
  }

  @Post(':id/codes')
  @Roles('staff', 'admin')
  @Endpoint(endpoints.showCodes)
  async showCodes(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    return { success: true, mail: await this.desk.showCodes(id, caller) };
  }

  @Post(':id/retry')
  @Roles('admin')
  @Endpoint(endpoints.retry)
  retry(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<void> {
    return this.desk.retry(id, caller);
  }

  @Delete(':id')
  @Roles('admin')
  @Endpoint(endpoints.drop)
  drop(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<void> {
    return this.desk.drop(id, caller);
  }
}
