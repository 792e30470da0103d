import type { Tone } from '@statewise/ui';
import type { Result } from '../../requests/call.js';

/** An endpoint of a program, without its secrets. */
export type Webhook = Result<'GET /api/v1/webhooks/{id}'>['webhook'];

/** A message to an endpoint with its attempts. */
export type ShownDelivery = Result<'GET /api/v1/webhooks/{id}/deliveries/{delivery}'>['delivery'];

export const deliveryTones: Readonly<Record<ShownDelivery['state'], Tone>> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
};
