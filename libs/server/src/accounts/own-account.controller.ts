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
    const { person, passwordHash } = await this.invitations.accept(body);
    return this.signIns.withPassword(request, response, person, passwordHash);
  }

  @Handles(ownAccount.setUp)
  async setUp({ body, request, response }: Input<typeof ownAccount.setUp>) {
    const { person, passwordHash } = await this.firstAdmin.setUp(body);
    return this.signIns.withPassword(request, response, person, passwordHash);
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
