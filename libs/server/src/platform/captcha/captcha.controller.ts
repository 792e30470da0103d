import { Controller, Get } from '@nestjs/common';
import { Public } from '../auth/access.js';
import { HumanCheck } from './human-check.js';
import { Endpoint, InArea } from '../openapi/endpoint.js';
import { area, endpoints } from './captcha.endpoints.js';

@InArea(area)
@Controller('captcha')
export class CaptchaController {
  constructor(private readonly check: HumanCheck) {}

  @Get('challenge')
  @Public()
  @Endpoint(endpoints.challenge)
  challenge() {
    return this.check.challenge();
  }
}
