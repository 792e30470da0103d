import { Controller } from '@nestjs/common';
import { riskFigures } from '@statewise/contract/bank';
import { loanApplicationFlow } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { isMasked } from '@statewise/server/applications/application-view.js';
import { ApplicationRepository } from '@statewise/server/engine/application.repository.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { reasonViews } from './risk-texts.js';

/** What the risk rules said about an application, with the figures and thresholds of that moment. */
@Controller()
export class RiskFiguresController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly applications: ApplicationRepository,
  ) {}

  @Handles(riskFigures.risk)
  async risk({ code, caller, language }: Input<typeof riskFigures.risk>) {
    const { id, facts } = await this.access.find(code, { ...caller, flow: loanApplicationFlow.id });
    const isHidden = isMasked(caller.actor, facts);
    const log = await this.applications.transitions(id);
    const judgements = log.filter(({ event }) => event.type === 'risk.analysed').toReversed();
    return {
      success: true,
      judgements: await Promise.all(
        judgements.map(async ({ seq, at, event: { result, reasons, figures } }) => {
          const codes = Array.isArray(reasons) ? reasons.map(String) : [];
          return {
            seq,
            at,
            result: Number(result),
            reasons: await reasonViews(codes, language),
            figures: typeof figures === 'object' && !isHidden ? figures : null,
          };
        }),
      ),
    };
  }
}
