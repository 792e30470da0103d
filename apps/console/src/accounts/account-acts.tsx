import { useQueryClient } from '@tanstack/react-query';
import { Button, useToasts } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../components/form-dialog.js';
import { addressOf, call } from '../requests/call.js';
import type { Account } from './account.js';
import { ChangeDialog } from './change-dialog.js';
import { useAccountsText } from './messages/catalogue.js';

export interface AccountActsProps {
  readonly account: Account;
  /** Told the link of a new invitation where no mail could be sent. */
  readonly onLink: (link: string) => void;
}

/** Change, switch, reset. */
export function AccountActs({ account, onLink }: AccountActsProps): ReactNode {
  const t = useAccountsText();
  const client = useQueryClient();
  const toasts = useToasts();
  const [question, setQuestion] = useState<'change' | 'turn' | 'reset'>();
  const { id, name, active } = account;
  const close = (): void => setQuestion(undefined);
  const refresh = (): Promise<unknown> =>
    Promise.all(
      [
        addressOf('GET /api/v1/accounts'),
        addressOf('GET /api/v1/accounts/{id}', { id }),
        addressOf('GET /api/v1/accounts/{id}/sessions', { id }),
      ].map((changed) => client.invalidateQueries({ queryKey: [changed] })),
    );
  const turn = active ? 'off' : 'on';
  return (
    <>
      <Button variant="secondary" onClick={() => setQuestion('change')}>
        {t('change.act')}
      </Button>
      <Button variant="secondary" onClick={() => setQuestion('turn')}>
        {t(`${turn}.act`)}
      </Button>
      <Button variant="secondary" onClick={() => setQuestion('reset')}>
        {t('reset.act')}
      </Button>
      {question === 'change' && <ChangeDialog account={account} onDone={refresh} onClose={close} />}
      {question === 'turn' && (
        <FormDialog
          isDangerous={active}
          title={t(`${turn}.title`, { name })}
          lead={t(`${turn}.lead`)}
          go={t(`${turn}.act`)}
          act={() => call('PATCH /api/v1/accounts/{id}', { id, body: { active: !active } })}
          onDone={refresh}
          onClose={close}
        />
      )}
      {question === 'reset' && (
        <FormDialog
          isDangerous
          title={t('reset.title', { name })}
          lead={t('reset.lead')}
          go={t('reset.act')}
          fields={() => [{ name: 'reason', label: t('reason.label'), hint: t('reason.hint'), optional: true }]}
          act={({ reason = '' }) => call('POST /api/v1/accounts/{id}/reset', { id, body: { reason } })}
          onDone={({ invitation: { link } }) => {
            if (link === null) toasts.show({ tone: 'success', text: t('invited.mailed') });
            else onLink(link);
            return refresh();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
