import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentCaller, Public, type Caller } from '../../platform/auth/access.js';
import { bodyOf, textOf } from '../../platform/http/request-fields.js';
import { Endpoint, InArea } from '../../platform/openapi/endpoint.js';
import { area } from '../applications.endpoints.js';
import { DeviceNumbers } from './device-numbers.service.js';
import { endpoints } from './devices.endpoints.js';

/** Shows that whoever opens an application by its code on another device is its applicant. */
@InArea(area)
@Controller('api/v1/applications/:code/device')
export class DevicesController {
  constructor(private readonly numbers: DeviceNumbers) {}

  @Post('number')
  @Public()
  @HttpCode(200)
  @Endpoint(endpoints.sendNumber)
  async sendNumber(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    return { success: true, ...(await this.numbers.send(code, caller)) };
  }

  @Post()
  @Public()
  @HttpCode(200)
  @Endpoint(endpoints.confirm)
  async confirm(@Param('code') code: string, @Body() body: unknown, @CurrentCaller() caller: Caller) {
    await this.numbers.confirm(code, textOf(bodyOf(body, ['number']), 'number', 40), caller);
    return { success: true };
  }
}
