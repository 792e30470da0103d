import { Controller } from '@nestjs/common';
import { applicationLog } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import { ApplicationRepository, type LogSelection } from '../engine/application.repository.js';
import { FlowEngine } from '../engine/flow-engine.js';
import { LogReview } from '../engine/log-review.js';
import { Audit } from '../platform/audit/audit.js';
import { tableFile } from '../platform/export/table-export.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { ApplicationAccess } from './application-access.js';
import { logEntryView } from './log-entry-view.js';
import { transitionView } from './transition-view.js';

/** The log of an application, followed through its chart and checked, for the bank's own people. */
@Controller()
export class LogController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly engine: FlowEngine,
    private readonly review: LogReview,
    private readonly applications: ApplicationRepository,
    private readonly audit: Audit,
  ) {}

  @Handles(applicationLog.replay)
  async replay({ id, caller, after, limit, event, actor }: Input<typeof applicationLog.replay>) {
    const stored = await this.access.find(id, caller);
    const { flow } = this.engine.outcomeOf(stored);
    const rows = await this.review.page(stored, after, limit + 1, { event, actor });
    const page = rows.slice(0, limit);
    return {
      success: true,
      flow: stored.flow,
      flow_version: stored.flow_version,
      length: stored.version,
      moments: page.map((checked, index) => logEntryView(checked, flow, caller.actor, index === 0)),
      next_after: rows.length > limit ? (page.at(-1)?.entry.seq ?? null) : null,
    };
  }

  @Handles(applicationLog.export)
  async export({ id, caller, format, event, actor }: Input<typeof applicationLog.export>) {
    const { id: application, public_id } = await this.access.find(id, caller);
    await this.audit.note({
      kind: 'application.exported',
      ...caller,
      application: public_id,
      details: { part: 'log' },
    });
    const columns = logColumns.map((name) => ({ name, value: (row: ExportedEntry) => row[name] }));
    const pages = this.pages(application, { event, actor }, caller.actor);
    return tableFile(`log-${public_id}`, format, columns, pages);
  }

  @Handles(applicationLog.verification)
  async verification({ id, caller }: Input<typeof applicationLog.verification>) {
    return { success: true, ...(await this.review.verdict(await this.access.find(id, caller))) };
  }

  private async *pages(id: string, only: LogSelection, actor: Actor): AsyncGenerator<ExportedEntry[]> {
    for (let after = 0; ;) {
      const page = await this.applications.transitionsAfter(id, after, exportedAtOnce, only);
      yield page.map((entry) => {
        const { actor: who, ...shown } = transitionView(entry, actor);
        return {
          reason: undefined,
          ...shown,
          role: who.role,
          actor: 'id' in who ? who.id : null,
          payload: entry.event,
        };
      });
      after = page.at(-1)?.seq ?? 0;
      if (page.length < exportedAtOnce) return;
    }
  }
}

const exportedAtOnce = 200;
const logColumns = ['seq', 'at', 'event', 'from', 'to', 'role', 'actor', 'reason', 'payload'] as const;
type ExportedEntry = Readonly<Record<(typeof logColumns)[number], unknown>>;
