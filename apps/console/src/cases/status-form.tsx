import { call } from '../requests/call.js';
import { useStateName } from '../requests/flows.js';
import { ActFrame, reasonField, type ActField, type ActValues } from './act-frame.js';
import type { ActProps, ChosenAct, PossibleActs } from './cases.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';

type Status = PossibleActs['statuses'][number];

/** A value with its status: another status has others. */
const keyOf = ({ type, value }: Pick<Status, 'type'> & { readonly value: number | string }): string =>
  `${type}:${value}`;

/** Gives a status one of the values that the chart takes now. */
export function StatusForm({ id, acts, chosen }: ActProps & { readonly chosen: ChosenAct }) {
  const t = useCasesText();
  const { statuses, acceptance_errors, version } = acts;
  const statusOf = (form: ActValues): Status | undefined =>
    statuses.find((status) => status.type === form['type'] && keyOf(status) === form['value']);
  const fields = (form: ActValues): ActField[] => {
    const status = statusOf(form);
    const types = new Map(statuses.map(({ type, label }) => [type, label]));
    const values = statuses.filter(({ type }) => type === form['type']);
    const isUnfinished = values.some(({ is_decision }) => is_decision) && Object.keys(acceptance_errors).length > 0;
    return [
      {
        name: 'type',
        label: t('status.type'),
        input: 'choice',
        is_required: true,
        options: [...types].map(([value, label]) => ({ value, label })),
      },
      {
        name: 'value',
        label: t('status.value'),
        input: 'choice',
        is_required: true,
        options: values.map((one) => ({ value: keyOf(one), label: one.value_label })),
        hint: isUnfinished ? t('status.notYet') : undefined,
        disabled: values.length === 0,
        below: status ? <Outcome status={status} from={acts.state} /> : null,
      },
      reasonField(t, 'status'),
    ];
  };
  const { type = '', value = '' } = chosen?.fields ?? {};
  return (
    <CaseSection title={t('status.title')}>
      <ActFrame
        name="status"
        fields={fields}
        initial={chosen && { type, value: keyOf({ type, value }) }}
        isChosen={chosen !== undefined}
        go={(form) => t(statusOf(form)?.isProposal ? 'status.propose' : 'status.go')}
        said={(form) => t(statusOf(form)?.isProposal ? 'decide.proposed' : 'status.done')}
        version={version}
        act={({ reason, ...form }, sent) => {
          const { type: statusType, value: statusValue } = statusOf(form) ?? {};
          return call(
            'POST /api/v1/applications/{code}/events',
            { code: id, body: { type: 'status.change', statusType, statusValue, reason, version: sent.version } },
            { key: sent.key },
          );
        }}
      />
    </CaseSection>
  );
}

interface OutcomeProps {
  readonly status: Status;
  readonly from: string;
}

function Outcome({ status: { isProposal, state, writes_to }, from }: OutcomeProps) {
  const t = useCasesText();
  const stateName = useStateName();
  const outcome = state === from ? t('status.stays') : t('status.leads', { state: stateName(state) });
  return (
    <>
      <p>{isProposal ? t('status.waits') : outcome}</p>
      {writes_to !== null && <p>{t('act.writes', { address: writes_to })}</p>}
    </>
  );
}
