import { LinkButton } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ActButton } from '../../components/act-button.js';
import { DialogButton } from '../../components/form-dialog.js';
import { call } from '../../requests/call.js';
import { useOperationsText } from '../messages/catalogue.js';
import type { Webhook } from './webhook.js';

export interface WebhookActsProps {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
}

/** Test, change, switch, renew the secret, remove. */
export function WebhookActs({ webhook: { id, name, active }, onSecret }: WebhookActsProps): ReactNode {
  const t = useOperationsText();
  const navigate = useNavigate();
  return (
    <>
      <ActButton
        button={{ variant: 'primary' }}
        go={t('webhook.test')}
        act={() => call('POST /api/v1/webhooks/{id}/test', { id })}
        said={t('webhook.tested')}
        onDone={({ delivery }) => navigate(`/operations/webhooks/${id}/messages/${delivery.id}`)}
      />
      <LinkButton variant="secondary" href={`/operations/webhooks/${id}/change`}>
        {t('webhook.change')}
      </LinkButton>
      <ActButton
        go={t(active ? 'webhook.turnOff' : 'webhook.turnOn')}
        act={() => call('PATCH /api/v1/webhooks/{id}', { id, body: { active: !active } })}
        said={t(active ? 'webhook.turnedOff' : 'webhook.turnedOn')}
      />
      <DialogButton
        title={t('webhook.rotate.title')}
        lead={t('webhook.rotate.lead')}
        go={t('webhook.rotate')}
        act={() => call('POST /api/v1/webhooks/{id}/secret', { id })}
        onDone={({ secret }) => onSecret(secret)}
      />
      <DialogButton
        button={{ variant: 'quiet' }}
        isDangerous
        title={t('webhook.remove.title', { name })}
        lead={t('webhook.remove.lead')}
        go={t('webhook.remove')}
        act={() => call('DELETE /api/v1/webhooks/{id}', { id })}
        said={t('webhook.removed')}
        onDone={() => navigate('/operations/webhooks')}
      />
    </>
  );
}
