import { Controller } from '@nestjs/common';
import { applications } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { whereabouts } from '../engine/stored-application.js';
import { Log } from '../platform/logging/log.js';
import { Problem } from '../platform/problem/problem.js';
import { ApplicationAccess } from './application-access.js';

/** Showing the codes of an application, which its chart knows nothing of and the audit notes. */
@Controller()
export class AuditedActsController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  @Handles(applications.showCode)
  async showCode({ code: id, caller }: Input<typeof applications.showCode>) {
    const stored = await this.access.find(id, caller);
    const { public_id: application, code, admin_code } = stored;
    if (code === '') throw new Problem('APPLICATION.LOST', { members: whereabouts(stored) });
    const { id: by, role } = caller.actor;
    await this.audit.note({ kind: 'code.shown', ...caller, application });
    this.log.info({ application, by, role }, 'code shown');
    return { success: true, code, ...(role === 'admin' && { admin_code }) };
  }
}
