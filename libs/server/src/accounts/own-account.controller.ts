import { Controller } from '@nestjs/common';
import { ownAccount } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { SignIn } from '../session/sign-in.service.js';
import { FirstAdmin } from './first-admin.service.js';
import { Invitations } from './invitations.service.js';
import { OwnAccount } from './own-account.service.js';

/** What people do to have a password: by an invitation, or in place of the one that they have. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly own: OwnAccount,
    private readonly invitations: Invitations,
    private readonly firstAdmin: FirstAdmin,
    private readonly signIns: SignIn,
  ) {}

  @Handles(ownAccount.accept)
  async accept({ body, request, response }: Input<typeof ownAccount.accept>) {
    return this.signIns.withPassword(request, response, await this.invitations.accept(body));
  }

  @Handles(ownAccount.setUp)
  async setUp({ body, request, response }: Input<typeof ownAccount.setUp>) {
    return this.signIns.withPassword(request, response, await this.firstAdmin.setUp(body));
  }

  @Handles(ownAccount.confirm)
  confirm({ body, caller, language }: Input<typeof ownAccount.confirm>): Promise<void> {
    return this.own.confirm(body, caller, language);
  }

  @Handles(ownAccount.changePassword)
  changePassword({ body, caller, language }: Input<typeof ownAccount.changePassword>): Promise<void> {
    return this.own.changePassword(body, caller, language);
  }
}
