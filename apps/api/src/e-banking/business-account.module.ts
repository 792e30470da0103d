import { Module, type OnModuleInit } from '@nestjs/common';
import { accountDocuments } from '@statewise/contract/bank';
import { businessAccountFlow } from '@statewise/machines';
import { businessStaffWords, businessSummaryWords, businessWords } from '@statewise/machines/e-banking/words';
import { FlowDocumentsModule } from '@statewise/server/documents/flow-documents.module.js';
import { ApplicationsModule } from '@statewise/server/applications/applications.module.js';
import { ApplicationAddresses } from '@statewise/server/applications/addresses/application-addresses.service.js';
import { FlowRegistry } from '@statewise/server/engine/flow-registry.js';
import { DropdownsModule } from '../dropdowns/dropdowns.module.js';
import { BusinessAccountController } from './business-account.controller.js';
import { BusinessReceiptMail } from './business-receipt-mail.js';
import { BusinessQuestionsController } from './business-questions.controller.js';
import { PrepareBusinessEvent } from './prepare-event.js';
import { VatReservations } from './vat-reservations.js';
import { VatRegister } from './vat-register.js';

@Module({
  imports: [ApplicationsModule, FlowDocumentsModule.of(businessAccountFlow, accountDocuments), DropdownsModule],
  controllers: [BusinessAccountController, BusinessQuestionsController],
  providers: [BusinessReceiptMail, PrepareBusinessEvent, VatRegister, VatReservations],
})
export class BusinessAccountModule implements OnModuleInit {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly preparing: PrepareBusinessEvent,
    private readonly receipt: BusinessReceiptMail,
    private readonly reservations: VatReservations,
    private readonly addresses: ApplicationAddresses,
  ) {}

  onModuleInit(): void {
    this.registry.register(businessAccountFlow, {
      handlers: { confirmReceipt: this.receipt },
      words: [businessWords, businessStaffWords, businessSummaryWords],
      prepare: (event, request) => this.preparing.prepare(event, request),
      follows: (before, change) => this.reservations.follow(before, change),
    });
    this.addresses.whenProven((stored, runner) => this.reservations.reserve(stored, runner));
  }
}
