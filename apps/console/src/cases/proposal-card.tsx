import { Actions, Button, Notice, TextArea } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { call } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';
import type { PossibleActs } from './cases.js';
import { useCasesText } from './messages/catalogue.js';
import { useRefresh } from './use-possible-acts.js';

const sendEvent = 'POST /api/v1/applications/{code}/events';

interface ProposalCardProps {
  readonly id: string;
  readonly version: number;
  readonly proposal: NonNullable<PossibleActs['proposal']>;
}

/** A proposed acceptance, with a button to confirm it and a form to decline it with a reason, where allowed. */
export function ProposalCard({ id, version, proposal }: ProposalCardProps): ReactNode {
  const t = useCasesText();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const confirm = useAct({
    act: () => call(sendEvent, { code: id, body: { type: 'decision.confirm', version } }),
    said: t('proposal.confirmed'),
    onDone: refresh,
    isShown: () => false,
  });
  const decline = useAct({
    act: () => call(sendEvent, { code: id, body: { type: 'decision.decline', reason, version } }),
    said: t('proposal.declined'),
    onDone: refresh,
    isShown: () => false,
  });
  const { by, letter, is_own, can_confirm, can_decline } = proposal;
  return (
    <Notice tone="warning" title={t('proposal.title')}>
      <p>{t('proposal.by', { name: by.name, reason: proposal.reason })}</p>
      {is_own && <p>{t('proposal.own')}</p>}
      {letter !== null && <p className="cases-text">{letter}</p>}
      {can_confirm && (
        <Actions>
          <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('proposal.confirm')}
          </Button>
        </Actions>
      )}
      {can_decline && (
        <form
          className="cases-section"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (reason.trim() !== '') decline.mutate();
          }}
        >
          <TextArea
            name="decline-reason"
            label={t('proposal.reason')}
            value={reason}
            onChange={setReason}
            maxLength={500}
            rows={2}
            error={isTried && reason.trim() === '' ? t('field.missing') : undefined}
          />
          <Actions>
            <Button variant="secondary" type="submit" busy={decline.isPending}>
              {t(is_own ? 'proposal.withdraw' : 'proposal.decline')}
            </Button>
          </Actions>
        </form>
      )}
    </Notice>
  );
}
