import { Module } from '@nestjs/common';
import { PartnerStoresModule } from '../partner-stores/partner-stores.module.js';
import { SessionModule } from '../session/session.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { Accounts } from './accounts.service.js';
import { FirstAdmin } from './first-admin.service.js';
import { Invitations } from './invitations.service.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccount } from './own-account.service.js';

/** Who may sign in: inviting, changing and switching off, and what people do with their own account. */
@Module({
  imports: [PartnerStoresModule, SessionModule],
  controllers: [AccountsController, OwnAccountController],
  providers: [Accounts, AccountsRepository, FirstAdmin, Invitations, OwnAccount],
  exports: [Accounts, OwnAccount],
})
export class AccountsModule {}
