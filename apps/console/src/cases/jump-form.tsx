import { Notice } from '@statewise/ui';
import { useStateName } from '../requests/flows.js';
import { call } from '../requests/call.js';
import { ActFrame, reasonField, type ActField, type ActValues } from './act-frame.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';
import { type ActProps, type PossibleActs, type ChosenAct } from './cases.js';

/** Opens a state for the applicant: what that passes over and shows is said before it happens. */
export function JumpForm({ id, acts, chosen }: ActProps & { readonly chosen: ChosenAct }) {
  const t = useCasesText();
  const stateName = useStateName();
  const possible = acts.jumps.filter(({ is_allowed }) => is_allowed);
  const fields = (form: ActValues): ActField[] => {
    const jump = possible.find(({ state }) => state === form['state']);
    return [
      {
        name: 'state',
        label: t('jump.state'),
        input: 'choice',
        is_required: true,
        options: possible.map(({ state }) => ({ value: state, label: stateName(state) })),
        below: jump ? <Preview jump={jump} /> : null,
      },
      reasonField(t, 'jump'),
    ];
  };
  return (
    <CaseSection title={t('jump.title')}>
      <ActFrame
        name="jump"
        fields={fields}
        initial={chosen?.fields}
        isChosen={chosen !== undefined}
        go={t('jump.go')}
        said={t('jump.done')}
        version={acts.version}
        act={({ state, reason }, { key, version }) =>
          call(
            'POST /api/v1/applications/{code}/jump',
            { code: id, body: { state: String(state), reason: String(reason), version } },
            { key },
          )
        }
      />
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
