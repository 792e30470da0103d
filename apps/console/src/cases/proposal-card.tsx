import { Notice } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../requests/call.js';
import { ActFrame, ReasonField } from './act-frame.js';
import type { PossibleActs } from './cases.js';
import { useCasesText } from './messages/catalogue.js';

const sendEvent = 'POST /api/v1/applications/{code}/events';

interface ProposalCardProps {
  readonly id: string;
  readonly version: number;
  readonly proposal: NonNullable<PossibleActs['proposal']>;
}

/** A proposed acceptance, with a button to confirm it and a form to decline it with a reason, where allowed. */
export function ProposalCard({ id, version, proposal }: ProposalCardProps): ReactNode {
  const t = useCasesText();
  const named = useSearchParams()[0].get('act');
  const { by, letter, is_own, can_confirm, can_decline } = proposal;
  return (
    <Notice tone="warning" title={t('proposal.title')}>
      <p>{t('proposal.by', { name: by.name, reason: proposal.reason })}</p>
      {is_own && <p>{t('proposal.own')}</p>}
      {letter !== null && <p className="cases-text">{letter}</p>}
      {can_confirm && (
        <ActFrame
          empty={{}}
          isChosen={named === 'decision.confirm'}
          go={() => t('proposal.confirm')}
          said={() => t('proposal.confirmed')}
          isComplete={() => true}
          act={() => call(sendEvent, { code: id, body: { type: 'decision.confirm', version } })}
        />
      )}
      {can_decline && (
        <ActFrame
          empty={{ reason: '' }}
          isChosen={named === 'decision.decline'}
          variant="secondary"
          go={() => t(is_own ? 'proposal.withdraw' : 'proposal.decline')}
          said={() => t('proposal.declined')}
          isComplete={({ reason }) => reason.trim() !== ''}
          act={({ reason }) => call(sendEvent, { code: id, body: { type: 'decision.decline', reason, version } })}
        >
          {(inputs) => <ReasonField name="proposal" {...inputs} />}
        </ActFrame>
      )}
    </Notice>
  );
}
