import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.js';
import { useOperationsText } from '../messages/catalogue.js';
import type { Webhook } from './webhook.js';

/** Whether an endpoint is told of anything, and whether that works. */
export function WebhookState({
  webhook: { active, failing_since },
}: {
  readonly webhook: Pick<Webhook, 'active' | 'failing_since'>;
}): ReactNode {
  const t = useOperationsText();
  if (!active) return <Badge>{t('webhook.off')}</Badge>;
  return failing_since === null ? (
    <Badge tone="success">{t('webhook.on')}</Badge>
  ) : (
    <Badge tone="warning">{t('webhook.failing')}</Badge>
  );
}
