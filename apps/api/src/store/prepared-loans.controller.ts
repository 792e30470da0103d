import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentCaller, Public, Roles, type Caller } from '@statewise/server/platform/auth/access.js';
import { RepeatKey, type IdempotencyKey } from '@statewise/server/platform/http/idempotency-key.js';
import { bodyOf } from '@statewise/server/platform/http/request-fields.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { endpoints } from './prepared-loans.endpoints.js';
import { PreparedLoans } from './prepared-loans.js';
import { area } from './store.endpoints.js';

/** What becomes of the loan applications that a store prepared. */
@InArea(area)
@Controller('consumer-loans-vm-stores/api')
export class PreparedLoansController {
  constructor(private readonly prepared: PreparedLoans) {}

  @Post('getPrepared')
  @Public()
  @Endpoint(endpoints.getPrepared)
  async getPrepared(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    return { success: true, prepared: await this.prepared.view(bodyOf(body, ['code'])['code'], caller) };
  }

  @Post('sendCode')
  @Public()
  @HttpCode(200)
  @Endpoint(endpoints.sendCode)
  async sendCode(@Body() body: unknown, @CurrentCaller() caller: Caller, @RepeatKey() key?: IdempotencyKey) {
    await this.prepared.send(bodyOf(body, ['code'])['code'], caller, key);
    return { success: true };
  }

  @Get('prepared')
  @Roles('intermediary')
  @Endpoint(endpoints.list)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, prepared: await this.prepared.ofIntermediary(caller) };
  }
}
