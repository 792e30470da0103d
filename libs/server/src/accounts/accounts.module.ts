import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { SessionModule } from '../session/session.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { ProposalsModule } from '../proposals/proposals.module.js';
import { AccountActsController } from './account-acts.controller.js';
import { AccountsController } from './accounts.controller.js';
import { Accounts } from './accounts.service.js';
import { Invitations } from './invitations.service.js';
import { OwnAccountController } from './own-account.controller.js';
import { IdentifiedAccounts } from './single-sign-on/identified-accounts.service.js';
import { PasswordLinksController } from './password-links.controller.js';
import { SingleSignOnController } from './single-sign-on/single-sign-on.controller.js';
import { noStores, StoreDirectory } from './store-directory.service.js';

/** Who may sign in: inviting, changing and switching off, and what people do with their own account. */
@Module({})
export class AccountsModule {
  /** With the stores that `stores` knows, a provider which `module` exports; without any where a product has no partner. */
  static with(module?: Type, stores?: Type<StoreDirectory>): DynamicModule {
    return {
      module: AccountsModule,
      imports: [...(module ? [module] : []), ProposalsModule, SessionModule, TokensModule],
      controllers: [
        AccountActsController,
        AccountsController,
        OwnAccountController,
        PasswordLinksController,
        SingleSignOnController,
      ],
      providers: [
        Accounts,
        IdentifiedAccounts,
        Invitations,
        { provide: StoreDirectory, ...(stores ? { useExisting: stores } : { useValue: noStores }) },
      ],
      exports: [Accounts],
    };
  }
}
