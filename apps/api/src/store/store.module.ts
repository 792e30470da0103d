import { Module, type OnModuleInit } from '@nestjs/common';
import { storeFlow } from '@statewise/machines';
import { storeStaffWords, storeWords } from '@statewise/machines/store/words';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { ApplicationsModule } from '@statewise/server/applications/applications.module.js';
import { FlowRegistry } from '@statewise/server/engine/flow-registry.js';
import type { StoredApplication } from '@statewise/server/engine/stored-application.js';
import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { RetentionModule } from '@statewise/server/retention/retention.module.js';
import { Intermediaries } from '../intermediaries/intermediaries.service.js';
import { IntermediariesModule } from '../intermediaries/intermediaries.module.js';
import { LoanApplicationModule } from '../loan-application/loan-application.module.js';
import { LoanPlanModule } from '../loan-plan/loan-plan.module.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { PartnerStoresModule } from '../partner-stores/partner-stores.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { PrepareLoan } from './prepare-loan.js';
import { PrepareStoreEvent } from './prepare-store-event.js';
import { PreparedLoans } from './prepared-loans.js';
import { kin } from './prepared-loans.statements.js';
import { PreparedLoansController } from './prepared-loans.controller.js';
import { StoreController } from './store.controller.js';
import { StoreOfferController } from './store-offer.controller.js';

@Module({
  imports: [
    ApplicationsModule,
    IntermediariesModule,
    LoanApplicationModule,
    LoanPlanModule,
    PartnerStoresModule,
    PricingModule,
    RetentionModule,
  ],
  controllers: [StoreController, StoreOfferController, PreparedLoansController],
  providers: [PrepareLoan, PrepareStoreEvent, PreparedLoans],
})
export class StoreModule implements OnModuleInit {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly preparing: PrepareStoreEvent,
    private readonly prepareLoan: PrepareLoan,
    private readonly erasure: Erasure,
    private readonly prepared: PreparedLoans,
    private readonly access: ApplicationAccess,
    private readonly intermediaries: Intermediaries,
    private readonly stores: PartnerStores,
  ) {}

  onModuleInit(): void {
    this.access.alsoHides(({ role, id }, stored) =>
      role === 'intermediary' && id !== undefined ? this.isOfOtherStore(id, stored) : Promise.resolve(false),
    );
    // What a store prepared is of the same customer.
    this.erasure.alsoErases((id, runner) => runner.run(kin, [id]));
    this.registry.register(storeFlow, {
      handlers: { prepareLoan: this.prepareLoan },
      words: [storeWords, storeStaffWords],
      prepare: (event, request) => this.preparing.prepare(event, request),
      handsOver: { event: 'step.save', find: (sale) => this.prepared.loanOf(sale) },
    });
  }

  /** Whether a seller of another store than that of an account made something, or made it in another store. */
  private async isOfOtherStore(id: string, { made_by: maker, facts }: StoredApplication): Promise<boolean> {
    if (maker === null || maker === id) return false;
    const [reader, seller] = await Promise.all([this.intermediaries.find(id), this.intermediaries.find(maker)]);
    // One that has another number by now is the present store of who made it.
    const store = await this.stores.byNumber(String(storeOf(facts)));
    return seller !== undefined && (store?.storeNumber ?? seller.store_number) !== reader?.store_number;
  }
}

/** The store of a sale, or of the loan that was prepared there. */
const storeOf = ({ seller, referral }: StoredApplication['facts']): unknown =>
  Object(seller ?? referral)['storeNumber'];
