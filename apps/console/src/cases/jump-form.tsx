import { Notice, Select } from '@statewise/ui';
import { useStateName } from '../requests/flows.js';
import { call } from '../requests/call.js';
import { ActFrame, ReasonField } from './act-frame.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';
import { type ActProps, type PossibleActs, type ChosenAct } from './cases.js';

const empty = { state: '', reason: '' };

/** Opens a state for the applicant: what that passes over and shows is said before it happens. */
export function JumpForm({ id, acts, chosen }: ActProps & { readonly chosen: ChosenAct }) {
  const t = useCasesText();
  const stateName = useStateName();
  const possible = acts.jumps.filter(({ is_allowed }) => is_allowed);
  const jumpOf = (state: string) => possible.find((jump) => jump.state === state);
  return (
    <CaseSection title={t('jump.title')}>
      <ActFrame
        empty={empty}
        initial={chosen?.fields}
        isChosen={chosen !== undefined}
        go={() => t('jump.go')}
        said={() => t('jump.done')}
        isComplete={({ state, reason }) => jumpOf(state) !== undefined && reason.trim() !== ''}
        act={({ state, reason }) =>
          call('POST /api/v1/applications/{code}/jump', { code: id, body: { state, reason, version: acts.version } })
        }
      >
        {(inputs) => {
          const { state } = inputs.form;
          const jump = jumpOf(state);
          return (
            <>
              <Select
                name="jump-state"
                label={t('jump.state')}
                value={state}
                onChange={(next) => inputs.set({ state: next })}
                options={possible.map((one) => ({ value: one.state, label: stateName(one.state) }))}
                error={inputs.missing(jump ? state : '')}
              />
              <div aria-live="polite">{jump && <Preview jump={jump} />}</div>
              <ReasonField name="jump" {...inputs} />
            </>
          );
        }}
      </ActFrame>
    </CaseSection>
  );
}

function Preview({ jump }: { readonly jump: PossibleActs['jumps'][number] }) {
  const t = useCasesText();
  const stateName = useStateName();
  return (
    <div className="cases-section">
      <h3 className="sw-h4">{t('jump.preview')}</h3>
      <p>{t('jump.sees', { what: stateName(jump.state) })}</p>
      {jump.passed_over.length === 0 ? (
        <p>{t('jump.passesNothing')}</p>
      ) : (
        <>
          <p>{t('jump.passes')}</p>
          <ul>
            {jump.passed_over.map((name) => (
              <li key={name}>{requirementText(t, stateName, name)}</li>
            ))}
          </ul>
        </>
      )}
      {(!jump.can_undo || jump.writes_to !== null) && (
        <Notice tone="warning">
          {jump.leads_to !== jump.state && <p>{t('jump.leads', { state: stateName(jump.leads_to) })}</p>}
          {!jump.can_undo && <p>{t('jump.forGood')}</p>}
          {jump.writes_to !== null && <p>{t('act.writes', { address: jump.writes_to })}</p>}
        </Notice>
      )}
    </div>
  );
}

const answered = /^is(\w)(\w*)Answered$/;

/** A requirement of a chart in words; one that has none keeps its name. */
function requirementText(
  t: ReturnType<typeof useCasesText>,
  stateName: (state: string) => string,
  name: string,
): string {
  const [, first = '', rest = ''] = answered.exec(name) ?? [];
  if (first !== '') return t('requirement.answered', { step: stateName(`${first.toLowerCase()}${rest}`) });
  const key = `requirement.${name}`;
  return t.has(key) ? t.text(key) : name;
}
