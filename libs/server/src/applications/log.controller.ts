import { Controller } from '@nestjs/common';
import { applicationLog } from '@statewise/contract';
import { LogReview } from '../engine/log-review.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { ApplicationAccess } from './application-access.js';
import { logEntryView } from './log-entry-view.js';

/** The log of an application, followed through its chart and checked, for the bank's own people. */
@Controller()
export class LogController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly review: LogReview,
  ) {}

  @Handles(applicationLog.replay)
  async replay({ id, caller, after, limit }: Input<typeof applicationLog.replay>) {
    const stored = await this.access.find(id, caller);
    const page = await this.review.page(stored, after, limit);
    return {
      success: true,
      flow: stored.flow,
      flow_version: stored.flow_version,
      length: stored.version,
      moments: page.map((checked, index) => logEntryView(checked, caller.actor, index === 0)),
      next_after: page.length === limit ? (page.at(-1)?.entry.seq ?? null) : null,
    };
  }

  @Handles(applicationLog.verification)
  async verification({ id, caller }: Input<typeof applicationLog.verification>) {
    return { success: true, ...(await this.review.verdict(await this.access.find(id, caller))) };
  }
}
