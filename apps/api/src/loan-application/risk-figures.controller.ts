import { Controller } from '@nestjs/common';
import { riskFigures } from '@statewise/contract/bank';
import { loanApplicationFlow } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { isMasked, masked } from '@statewise/server/applications/application-view.js';
import { ApplicationRepository } from '@statewise/server/engine/application.repository.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { reasonViews } from './loan-details.js';

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
          const views = await reasonViews(Array.isArray(reasons) ? reasons.map(String) : [], language);
          return {
            seq,
            at,
            result: Number(result),
            // How many reasons there are says something, too.
            reasons: isHidden ? masked(views.slice(0, 1)) : views,
            figures: typeof figures === 'object' && !isHidden ? figures : null,
          };
        }),
      ),
    };
  }
}
