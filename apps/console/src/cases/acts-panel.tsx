import { Actions, Button, Notice } from '@statewise/ui';
import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../components/answer.js';
import { call } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';
import { useStateName } from '../components/states/use-state-name.js';
import { type ActProps, type PossibleActs } from './cases.js';
import { ActForm } from './act-form.js';
import { JumpForm } from './jump-form.js';
import { useCasesText } from './messages/catalogue.js';
import { ProposalCard } from './proposal-card.js';
import { StatusForm } from './status-form.js';
import { usePossibleActs, useRefresh } from './use-possible-acts.js';

/** Everything that may be done with an application now. */
export function ActsPanel({ id }: { readonly id: string }): ReactNode {
  return <AnswerValue query={usePossibleActs(id)}>{(acts) => <Acts id={id} acts={acts} />}</AnswerValue>;
}

function Acts({ id, acts }: ActProps): ReactNode {
  const t = useCasesText();
  const stateName = useStateName();
  const { proposal, jump, statuses, jumps, state, acts: others } = acts;
  const canJump = jumps.some(({ is_allowed }) => is_allowed);
  const isNothing = proposal === null && jump === null && statuses.length === 0 && others.length === 0 && !canJump;
  return (
    <>
      <p>{t('case.stands', { state: stateName(state) })}</p>
      {isNothing && <Empty title={t('case.nothing')} />}
      {proposal && <ProposalCard id={id} version={acts.version} proposal={proposal} />}
      {jump && <LastJump id={id} jump={jump} />}
      <div className="cases-columns">
        {others.map((act) => (
          <ActForm key={act.type} id={id} version={acts.version} act={act} />
        ))}
        {statuses.length > 0 && <StatusForm id={id} acts={acts} />}
        {canJump && <JumpForm id={id} acts={acts} />}
      </div>
    </>
  );
}

function LastJump({ id, jump }: { readonly id: string; readonly jump: NonNullable<PossibleActs['jump']> }): ReactNode {
  const t = useCasesText();
  const stateName = useStateName();
  const refresh = useRefresh();
  const { mutate, isPending } = useAct({
    act: () => call('POST /api/v1/applications/{code}/events', { code: id, body: { type: 'application.undo' } }),
    said: t('jump.undone'),
    onDone: refresh,
  });
  return (
    <Notice tone="info">
      <p>{t('jump.last', { state: stateName(jump.from), reason: jump.reason })}</p>
      {jump.can_undo && (
        <Actions>
          <Button small variant="secondary" busy={isPending} onClick={() => mutate()}>
            {t('jump.undo')}
          </Button>
        </Actions>
      )}
    </Notice>
  );
}
