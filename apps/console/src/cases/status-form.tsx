import { Select } from '@statewise/ui';
import { useStateName } from '../requests/flows.js';
import { call } from '../requests/call.js';
import { ActFrame, ReasonField, type ActInputs } from './act-frame.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';
import type { ActProps, PossibleActs, ChosenAct } from './cases.js';

const empty = { type: '', value: '', reason: '' };

/** Gives a status one of the values that the chart takes now. */
export function StatusForm({ id, acts, chosen }: ActProps & { readonly chosen: ChosenAct }) {
  const t = useCasesText();
  const statusOf = ({ type, value }: typeof empty) =>
    acts.statuses.find((status) => status.type === type && String(status.value) === value);
  return (
    <CaseSection title={t('status.title')}>
      <ActFrame
        empty={empty}
        initial={chosen?.fields}
        isChosen={chosen !== undefined}
        go={(form) => t(statusOf(form)?.isProposal ? 'status.propose' : 'status.go')}
        said={(form) => t(statusOf(form)?.isProposal ? 'decide.proposed' : 'status.done')}
        isComplete={(form) => statusOf(form) !== undefined && form.reason.trim() !== ''}
        act={({ type, value, reason }) =>
          call('POST /api/v1/applications/{code}/events', {
            code: id,
            body: {
              type: 'status.change',
              statusType: type,
              statusValue: Number(value),
              reason,
              version: acts.version,
            },
          })
        }
      >
        {(inputs) => (
          <>
            <StatusFields {...inputs} acts={acts} status={statusOf(inputs.form)} />
            <ReasonField name="status" {...inputs} />
          </>
        )}
      </ActFrame>
    </CaseSection>
  );
}

interface StatusFieldsProps extends ActInputs<typeof empty>, Pick<ActProps, 'acts'> {
  readonly status: PossibleActs['statuses'][number] | undefined;
}

function StatusFields({ form, set, missing, acts, status }: StatusFieldsProps) {
  const t = useCasesText();
  const types = [...new Map(acts.statuses.map((one) => [one.type, one])).values()];
  const values = acts.statuses.filter(({ type }) => type === form.type);
  const isUnfinished = values.some(({ is_decision }) => is_decision) && Object.keys(acts.acceptance_errors).length > 0;
  return (
    <>
      <Select
        name="status-type"
        label={t('status.type')}
        value={form.type}
        onChange={(type) => set({ type, value: '' })}
        options={types.map(({ type, label }) => ({ value: type, label }))}
        error={missing(values.length > 0 ? form.type : '')}
      />
      <Select
        name="status-value"
        label={t('status.value')}
        value={form.value}
        onChange={(value) => set({ value })}
        options={values.map(({ value, value_label }) => ({ value: String(value), label: value_label }))}
        error={missing(status ? form.value : '')}
        hint={isUnfinished ? t('status.notYet') : undefined}
        disabled={form.type === ''}
      />
      <div aria-live="polite">{status && <Outcome status={status} from={acts.state} />}</div>
    </>
  );
}

interface OutcomeProps {
  readonly status: PossibleActs['statuses'][number];
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
