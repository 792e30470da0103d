import { Controller, Get, Param } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { loanApplicationFlow } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { applicationsArea as area } from '@statewise/server/applications/application.schemas.js';
import { ApplicationRepository } from '@statewise/server/engine/application.repository.js';
import { CurrentCaller, Roles, type Caller } from '@statewise/server/platform/auth/access.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { endpoints } from './risk-figures.endpoints.js';
import { reasonViews } from './risk-texts.js';

/** What the risk rules said about an application, with the figures and thresholds of that moment. */
@InArea(area)
@Controller('api/v1/applications')
export class RiskFiguresController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly applications: ApplicationRepository,
  ) {}

  @Get(':code/risk')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.risk)
  async risk(@Param('code') code: string, @CurrentCaller() caller: Caller, @RequestLanguage() language: Language) {
    const { id } = await this.access.find(code, { ...caller, flow: loanApplicationFlow.id });
    const log = await this.applications.transitions(id);
    const judgements = log.filter(({ event }) => event.type === 'risk.analysed').toReversed();
    return {
      success: true,
      judgements: await Promise.all(
        judgements.map(async ({ seq, at, event: { result, reasons, figures = null } }) => {
          const codes = Array.isArray(reasons) ? reasons.map(String) : [];
          return { seq, at: at.toISOString(), result, reasons: await reasonViews(codes, language), figures };
        }),
      ),
    };
  }
}
