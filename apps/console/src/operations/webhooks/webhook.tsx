import type { Tone } from '@statewise/ui';
import type { Result } from '../../requests/call.js';
import { Badge } from '../../components/values.js';
import { useOperationsText } from '../messages/catalogue.js';

/** An endpoint of a program, without its secrets. */
export type Webhook = Result<'GET /api/v1/webhooks/{id}'>['webhook'];

/** A message to an endpoint with its attempts. */
export type ShownDelivery = Result<'GET /api/v1/webhooks/{id}/deliveries/{delivery}'>['delivery'];

export const deliveryTones: Readonly<Record<ShownDelivery['state'], Tone>> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
};

interface WebhookStateProps {
  readonly webhook: Pick<Webhook, 'active' | 'failing_since'>;
}

/** Whether an endpoint is told of anything, and whether that works. */
export function WebhookState({ webhook: { active, failing_since } }: WebhookStateProps) {
  const t = useOperationsText();
  if (!active) return <Badge>{t('webhook.off')}</Badge>;
  return failing_since === null ? (
    <Badge tone="success">{t('webhook.on')}</Badge>
  ) : (
    <Badge tone="warning">{t('webhook.failing')}</Badge>
  );
}
