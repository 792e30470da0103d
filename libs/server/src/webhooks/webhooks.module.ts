import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { LiveModule } from '../live/live.module.js';
import { Deliveries } from './deliveries.service.js';
import { Resolver, SystemResolver } from './public-address.js';
import { WebhookCourier } from './webhook-courier.js';
import { WebhookDispatcher } from './webhook-dispatcher.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhooksController } from './webhooks.controller.js';
import { Webhooks } from './webhooks.service.js';

/** Programs that are told of transitions. */
@Module({
  imports: [EngineModule, LiveModule],
  controllers: [WebhooksController],
  providers: [
    Deliveries,
    WebhookCourier,
    WebhookDispatcher,
    WebhookSecrets,
    WebhookSender,
    Webhooks,
    { provide: Resolver, useClass: SystemResolver },
  ],
})
export class WebhooksModule {}
