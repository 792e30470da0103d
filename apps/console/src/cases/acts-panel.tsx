import { Notice } from '@statewise/ui';
import { useLocation, useSearchParams } from 'react-router';
import { AnswerValue, Empty } from '../components/page.js';
import { call } from '../requests/call.js';
import { useStateName } from '../requests/flows.js';
import { ActFrame, reasonField, type ActValues, type SentAct } from './act-frame.js';
import { JumpForm } from './jump-form.js';
import { useCasesText } from './messages/catalogue.js';
import { StatusForm } from './status-form.js';
import { useChosenAct, usePossibleActs, type ActProps, type PossibleActs } from './cases.js';
import { CaseSection } from './section.js';

const sendEvent = (code: string, event: ActValues & { readonly type: string }, { key, version }: SentAct) =>
  call('POST /api/v1/applications/{code}/events', { code, body: { ...event, version } }, { key });

interface ProposalCardProps {
  readonly id: string;
  readonly version: number;
  readonly proposal: NonNullable<PossibleActs['proposal']>;
}

/** A proposed acceptance, with a button to confirm it and a form to decline it with a reason, where allowed. */
function ProposalCard({ id, version, proposal }: ProposalCardProps) {
  const t = useCasesText();
  const named = useSearchParams()[0].get('act');
  const { by, letter, is_own, can_confirm, can_decline } = proposal;
  const act = is_own ? 'withdrawal' : 'proposal';
  return (
    <Notice tone="warning" title={t('proposal.title')}>
      <p>{t('proposal.by', { name: by.name, reason: proposal.reason })}</p>
      {is_own && <p>{t('proposal.own')}</p>}
      {letter !== null && <p className="cases-text">{letter}</p>}
      {can_confirm && (
        <ActFrame
          name="confirmation"
          isChosen={named === 'decision.confirm'}
          go={t('proposal.confirm')}
          said={t('proposal.confirmed')}
          version={version}
          act={(_, sent) => sendEvent(id, { type: 'decision.confirm' }, sent)}
        />
      )}
      {can_decline && (
        <ActFrame
          key={proposal.at}
          name={act}
          about={proposal.at}
          fields={() => [reasonField(t, act)]}
          isChosen={named === 'decision.decline'}
          button={{ variant: 'secondary' }}
          go={t(is_own ? 'proposal.withdraw' : 'proposal.decline')}
          said={t('proposal.declined')}
          version={version}
          act={({ reason }, sent) => sendEvent(id, { type: 'decision.decline', reason }, sent)}
        />
      )}
    </Notice>
  );
}

/** Everything that may be done with an application now. */
export function ActsPanel({ id }: { readonly id: string }) {
  return <AnswerValue query={usePossibleActs(id)}>{(acts) => <Acts id={id} acts={acts} />}</AnswerValue>;
}

function Acts({ id, acts }: ActProps) {
  const t = useCasesText();
  const stateName = useStateName();
  const { key } = useLocation();
  const [status, opened] = [useChosenAct('status'), useChosenAct('jump')];
  const named = useSearchParams()[0].get('act');
  const { proposal, jump, statuses, jumps, state, acts: others } = acts;
  const canJump = jumps.some(({ is_allowed }) => is_allowed);
  const isNothing = proposal === null && jump === null && statuses.length === 0 && others.length === 0 && !canJump;
  return (
    <>
      <p>{t('case.stands', { state: stateName(state) })}</p>
      {isNothing && <Empty title={t('case.nothing')} />}
      {proposal && <ProposalCard id={id} version={acts.version} proposal={proposal} />}
      {jump && <LastJump id={id} version={acts.version} jump={jump} isChosen={named === 'application.undo'} />}
      <div className="cases-columns">
        {others.map((act) => (
          <ActForm key={act.type} id={id} version={acts.version} act={act} isChosen={act.type === named} />
        ))}
        {statuses.length > 0 && <StatusForm key={status && key} id={id} acts={acts} chosen={status} />}
        {canJump && <JumpForm key={opened && key} id={id} acts={acts} chosen={opened} />}
      </div>
    </>
  );
}

interface LastJumpProps {
  readonly id: string;
  readonly version: number;
  readonly jump: NonNullable<PossibleActs['jump']>;
  readonly isChosen: boolean;
}

function LastJump({ id, version, jump, isChosen }: LastJumpProps) {
  const t = useCasesText();
  const stateName = useStateName();
  return (
    <Notice tone="info">
      <p>{t('jump.last', { state: stateName(jump.from), reason: jump.reason })}</p>
      {jump.can_undo && (
        <ActFrame
          name="undo"
          isChosen={isChosen}
          button={{ variant: 'secondary', small: true }}
          go={t('jump.undo')}
          said={t('jump.undone')}
          version={version}
          act={(_, sent) => sendEvent(id, { type: 'application.undo' }, sent)}
        />
      )}
    </Notice>
  );
}

interface ActFormProps {
  readonly id: string;
  readonly version: number;
  readonly act: PossibleActs['acts'][number];
  readonly isChosen?: boolean;
}

/** An act that the flow declares, with the fields that its event asks for: an act without any is a button. */
function ActForm({ id, version, act, isChosen = false }: ActFormProps) {
  const t = useCasesText();
  const { type, label, lead, done, writes_to, fields } = act;
  return (
    <CaseSection title={label}>
      {lead !== null && <p>{lead}</p>}
      {writes_to !== null && <p>{t('act.writes', { address: writes_to })}</p>}
      <ActFrame
        name={type}
        fields={() => fields}
        isChosen={isChosen}
        go={label}
        said={done ?? t('act.done')}
        version={version}
        act={(values, sent) => sendEvent(id, { ...values, type }, sent)}
        showsFailure
      />
    </CaseSection>
  );
}
