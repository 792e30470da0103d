import { useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DialogButton } from '../../components/form-dialog.js';
import { addressOf, call } from '../../requests/call.js';
import { useAct } from '../../requests/use-act.js';
import { useOperationsText } from '../messages/catalogue.js';
import type { Webhook } from './webhook.js';

export interface WebhookActsProps {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
}

/** Test, change, switch, renew the secret, remove. */
export function WebhookActs({ webhook: { id, name, active }, onSecret }: WebhookActsProps): ReactNode {
  const t = useOperationsText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = (): Promise<unknown> =>
    Promise.all([
      client.invalidateQueries({ queryKey: [addressOf('GET /api/v1/webhooks/{id}', { id })] }),
      client.invalidateQueries({ queryKey: [addressOf('GET /api/v1/webhooks')] }),
    ]);
  const test = useAct({
    act: () => call('POST /api/v1/webhooks/{id}/test', { id }),
    said: t('webhook.tested'),
    onDone: async ({ delivery }) => {
      await client.invalidateQueries({ queryKey: [addressOf('GET /api/v1/webhooks/{id}/deliveries', { id })] });
      await navigate(`/operations/webhooks/${id}/messages/${delivery.id}`);
    },
  });
  const turn = useAct({
    act: () => call('PATCH /api/v1/webhooks/{id}', { id, body: { active: !active } }),
    said: t(active ? 'webhook.turnedOff' : 'webhook.turnedOn'),
    onDone: refresh,
  });
  return (
    <>
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        {t('webhook.test')}
      </Button>
      <LinkButton variant="secondary" href={`/operations/webhooks/${id}/change`}>
        {t('webhook.change')}
      </LinkButton>
      <Button variant="secondary" busy={turn.isPending} onClick={() => turn.mutate()}>
        {t(active ? 'webhook.turnOff' : 'webhook.turnOn')}
      </Button>
      <DialogButton
        title={t('webhook.rotate.title')}
        lead={t('webhook.rotate.lead')}
        go={t('webhook.rotate')}
        act={() => call('POST /api/v1/webhooks/{id}/secret', { id })}
        onDone={({ secret }) => {
          onSecret(secret);
          return refresh();
        }}
      />
      <DialogButton
        button={{ variant: 'quiet' }}
        isDangerous
        title={t('webhook.remove.title', { name })}
        lead={t('webhook.remove.lead')}
        go={t('webhook.remove')}
        act={() => call('DELETE /api/v1/webhooks/{id}', { id })}
        onDone={async () => {
          await navigate('/operations/webhooks');
          await client.invalidateQueries({ queryKey: [addressOf('GET /api/v1/webhooks')] });
        }}
      />
    </>
  );
}
