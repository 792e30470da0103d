import { Controller } from '@nestjs/common';
import { applications } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Log } from '../platform/logging/log.js';
import { Problem } from '../platform/problem/problem.js';
import { ErasureRequests } from '../retention/erasure-requests.service.js';
import { Erasure } from '../retention/erasure.service.js';
import { ApplicationAccess } from './application-access.js';

/** Acts on an application that its chart knows nothing of and the audit notes: showing its codes, and erasing it. */
@Controller()
export class AuditedActsController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly erasure: Erasure,
    private readonly requests: ErasureRequests,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  @Handles(applications.showCode)
  async showCode({ code: id, caller }: Input<typeof applications.showCode>) {
    const { public_id: application, code, admin_code } = await this.access.find(id, caller);
    const { id: by, role } = caller.actor;
    await this.audit.note({ kind: 'code.shown', ...caller, application });
    this.log.info({ application, by, role }, 'code shown');
    return { success: true, code, ...(role === 'admin' && { admin_code }) };
  }

  /** One person asks for it (202), another does it (204). */
  @Handles(applications.erase)
  async erase({ code, caller, response }: Input<typeof applications.erase>) {
    const { id, public_id: application } = await this.access.find(code, caller);
    const { id: sender = '', person = sender } = caller.actor;
    const { is_new, ...request } = await this.requests.ask(id, person);
    if (request.person === person) {
      if (is_new) await this.audit.note({ kind: 'erasure.requested', ...caller, application });
      return { success: true, requested_at: request.requested_at };
    }
    await this.audit.note({ kind: 'application.erased', ...caller, application });
    await this.erasure.erase(id);
    response.status(204);
    return undefined;
  }

  @Handles(applications.keep)
  async keep({ code, caller }: Input<typeof applications.keep>): Promise<void> {
    const { id, public_id: application } = await this.access.find(code, caller);
    if (!(await this.requests.drop(id))) throw new Problem('REQUEST.NOT_FOUND');
    await this.audit.note({ kind: 'erasure.declined', ...caller, application });
  }
}
