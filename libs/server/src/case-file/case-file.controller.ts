import { Controller, Get, Param } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { applicationsArea as area } from '@statewise/contract';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { RequestLanguage } from '../platform/problem/language.js';
import { endpoints } from './case-file.endpoints.js';
import { CaseFile } from './case-file.service.js';

/** What the bank's own people read of one application, besides what its applicant does. */
@InArea(area)
@Controller('api/v1/applications')
export class CaseFileController {
  constructor(private readonly file: CaseFile) {}

  @Get(':code/answers')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.answers)
  async answers(@Param('code') code: string, @CurrentCaller() caller: Caller, @RequestLanguage() language: Language) {
    return { success: true, ...(await this.file.answers(code, caller, language)) };
  }

  @Get(':code/history')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.history)
  async history(@Param('code') code: string, @CurrentCaller() caller: Caller, @RequestLanguage() language: Language) {
    return { success: true, ...(await this.file.history(code, caller, language)) };
  }
}
