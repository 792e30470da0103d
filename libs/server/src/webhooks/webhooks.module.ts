import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { LiveModule } from '../live/live.module.js';
import { DeliveriesController } from './deliveries.controller.js';
import { Resolver, SystemResolver } from './public-address.js';
import { WebhookCourier } from './webhook-courier.js';
import { WebhookDispatcher } from './webhook-dispatcher.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhooksController } from './webhooks.controller.js';

/** Programs that are told of transitions. */
@Module({
  imports: [EngineModule, LiveModule],
  controllers: [WebhooksController, DeliveriesController],
  providers: [
    WebhookCourier,
    WebhookDispatcher,
    WebhookSecrets,
    WebhookSender,
    { provide: Resolver, useClass: SystemResolver },
  ],
})
export class WebhooksModule {}
