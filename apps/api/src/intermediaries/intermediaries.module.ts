import { Module } from '@nestjs/common';
import { SessionModule } from '@statewise/server/session/session.module.js';
import { PartnerStoresModule } from '../partner-stores/partner-stores.module.js';
import { DemoIntermediary } from './demo-intermediary.js';
import { Intermediaries } from './intermediaries.service.js';
import { IntermediaryLoginController } from './intermediary-login.controller.js';

/** The partner's own staff: their accounts and their sign-in. */
@Module({
  imports: [PartnerStoresModule, SessionModule],
  controllers: [IntermediaryLoginController],
  providers: [DemoIntermediary, Intermediaries],
  exports: [Intermediaries],
})
export class IntermediariesModule {}
