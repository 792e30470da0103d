import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { placeOf } from '../platform/http/keyset.js';
import { choiceOf, pageLimitOf } from '../platform/http/request-fields.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { RequestLanguage } from '../platform/problem/language.js';
import { deliveryStates } from './deliveries.repository.js';
import { Deliveries } from './deliveries.service.js';
import { area, endpoints } from './webhooks.endpoints.js';
import { Webhooks } from './webhooks.service.js';

/** Endpoints of programs and what was sent to them, in the hands of admins. */
@InArea(area)
@Controller('api/v1/webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: Deliveries,
  ) {}

  @Get()
  @Roles('admin')
  @Endpoint(endpoints.list)
  async list() {
    return { success: true, webhooks: await this.webhooks.list() };
  }

  @Post()
  @Roles('admin')
  @Endpoint(endpoints.make)
  async make(@Body() body: unknown, @CurrentCaller() caller: Caller, @RequestLanguage() language: Language) {
    return { success: true, ...(await this.webhooks.make(body, caller, language)) };
  }

  @Get(':id')
  @Roles('admin')
  @Endpoint(endpoints.read)
  async read(@Param('id') id: string) {
    return { success: true, webhook: await this.webhooks.find(id) };
  }

  @Patch(':id')
  @Roles('admin')
  @Endpoint(endpoints.change)
  async change(@Param('id') id: string, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    return { success: true, webhook: await this.webhooks.change(id, body, caller) };
  }

  @Delete(':id')
  @Roles('admin')
  @Endpoint(endpoints.remove)
  remove(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<void> {
    return this.webhooks.remove(id, caller);
  }

  @Post(':id/secret')
  @Roles('admin')
  @Endpoint(endpoints.rotate)
  async rotate(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    return { success: true, ...(await this.webhooks.rotate(id, caller)) };
  }

  @Post(':id/test')
  @Roles('admin')
  @Endpoint(endpoints.test)
  async test(@Param('id') id: string) {
    return { success: true, delivery: await this.deliveries.test(id) };
  }

  @Get(':id/deliveries')
  @Roles('admin')
  @Endpoint(endpoints.deliveries)
  async page(@Param('id') id: string, @Query() { state, cursor, limit }: Readonly<Record<string, unknown>>) {
    const wanted = choiceOf('state', state, deliveryStates);
    return {
      success: true,
      ...(await this.deliveries.page(id, wanted, placeOf(cursor), pageLimitOf(limit, 50))),
    };
  }

  @Get(':id/deliveries/:delivery')
  @Roles('admin')
  @Endpoint(endpoints.delivery)
  async delivery(@Param('id') id: string, @Param('delivery') delivery: string) {
    return { success: true, delivery: await this.deliveries.read(id, delivery) };
  }

  @Post(':id/deliveries/:delivery/resend')
  @Roles('admin')
  @Endpoint(endpoints.resend)
  async resend(@Param('id') id: string, @Param('delivery') delivery: string, @CurrentCaller() caller: Caller) {
    return { success: true, delivery: await this.deliveries.resend(id, delivery, caller) };
  }
}
