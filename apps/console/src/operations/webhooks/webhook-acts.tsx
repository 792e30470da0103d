import { useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../pieces/form-dialog.js';
import { request } from '../../requests/request.js';
import { useAct } from '../../requests/use-act.js';
import { useOperationsText } from '../messages/catalogue.js';
import { webhooksPath, type ShownDelivery, type Webhook } from './webhook.js';

export interface WebhookActsProps {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
}

/** Test, change, switch, renew the secret, remove. */
export function WebhookActs({ webhook: { id, name, active }, onSecret }: WebhookActsProps): ReactNode {
  const t = useOperationsText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<'rotate' | 'remove'>();
  const path = `${webhooksPath}/${id}`;
  const refresh = (): Promise<unknown> =>
    Promise.all([path, webhooksPath].map((changed) => client.invalidateQueries({ queryKey: [changed] })));
  const test = useAct({
    act: () => request<{ delivery: ShownDelivery }>(`${path}/test`, { method: 'POST' }),
    said: t('webhook.tested'),
    onDone: async ({ delivery }) => {
      await client.invalidateQueries({ queryKey: [`${path}/deliveries`] });
      await navigate(`/operations/webhooks/${id}/messages/${delivery.id}`);
    },
  });
  const turn = useAct({
    act: () => request(path, { method: 'PATCH', body: { active: !active } }),
    said: t(active ? 'webhook.turnedOff' : 'webhook.turnedOn'),
    onDone: refresh,
  });
  const close = (): void => setQuestion(undefined);
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
      <Button variant="secondary" onClick={() => setQuestion('rotate')}>
        {t('webhook.rotate')}
      </Button>
      <Button variant="quiet" onClick={() => setQuestion('remove')}>
        {t('webhook.remove')}
      </Button>
      {question === 'rotate' && (
        <FormDialog
          title={t('webhook.rotate.title')}
          lead={t('webhook.rotate.lead')}
          go={t('webhook.rotate')}
          act={() => request<{ secret: string }>(`${path}/secret`, { method: 'POST' })}
          onDone={({ secret }) => {
            onSecret(secret);
            return refresh();
          }}
          onClose={close}
        />
      )}
      {question === 'remove' && (
        <FormDialog
          isDangerous
          title={t('webhook.remove.title', { name })}
          lead={t('webhook.remove.lead')}
          go={t('webhook.remove')}
          act={() => request(path, { method: 'DELETE' })}
          onDone={async () => {
            await navigate('/operations/webhooks');
            await client.invalidateQueries({ queryKey: [webhooksPath] });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
