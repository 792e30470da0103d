import { Actions, Button, Select, TextArea } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { call } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';
import { useStateName } from '../components/states/use-state-name.js';
import { type ActProps, type PossibleActs } from './cases.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';
import { useRefresh } from './use-possible-acts.js';

const empty = { type: '', value: '', reason: '' };

/** Gives a status one of the values that the chart takes now. */
export function StatusForm({ id, acts }: ActProps): ReactNode {
  const t = useCasesText();
  const refresh = useRefresh();
  const [form, setForm] = useState(empty);
  const [isTried, setTried] = useState(false);
  const types = [...new Map(acts.statuses.map((status) => [status.type, status])).values()];
  const values = acts.statuses.filter(({ type }) => type === form.type);
  const chosen = values.find(({ value }) => String(value) === form.value);
  const { mutate, isPending } = useAct({
    act: ({ type, value, reason }: typeof empty) =>
      call('POST /api/v1/applications/{code}/events', {
        code: id,
        body: { type: 'status.change', statusType: type, statusValue: Number(value), reason, version: acts.version },
      }),
    said: t(chosen?.isProposal ? 'decide.proposed' : 'status.done'),
    isShown: () => false,
    onDone: async (_answer, sent) => {
      setForm((now) => (now === sent ? empty : now));
      setTried(false);
      await refresh();
    },
  });
  const wrong = (text: string) => (isTried && text.trim() === '' ? t('field.missing') : undefined);
  const isUnfinished = values.some(({ is_decision }) => is_decision) && Object.keys(acts.acceptance_errors).length > 0;
  return (
    <CaseSection title={t('status.title')}>
      <form
        className="cases-section"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (chosen && form.reason.trim() !== '') mutate(form);
        }}
      >
        <Select
          name="status-type"
          label={t('status.type')}
          placeholder={t('field.choose')}
          value={form.type}
          onChange={(type) => setForm({ ...form, type, value: '' })}
          options={types.map(({ type, label }) => ({ value: type, label }))}
          error={wrong(values.length > 0 ? form.type : '')}
        />
        <Select
          name="status-value"
          label={t('status.value')}
          placeholder={t('field.choose')}
          value={form.value}
          onChange={(value) => setForm({ ...form, value })}
          options={values.map(({ value, value_label }) => ({ value: String(value), label: value_label }))}
          error={wrong(chosen ? form.value : '')}
          hint={isUnfinished ? t('status.notYet') : undefined}
          disabled={form.type === ''}
        />
        <TextArea
          name="status-reason"
          label={t('status.reason')}
          hint={t('decide.reasonHint')}
          value={form.reason}
          onChange={(reason) => setForm({ ...form, reason })}
          maxLength={500}
          rows={2}
          error={wrong(form.reason)}
        />
        <p aria-live="polite">{chosen && <Outcome chosen={chosen} from={acts.state} />}</p>
        <Actions>
          <Button type="submit" busy={isPending}>
            {t(chosen?.isProposal ? 'status.propose' : 'status.go')}
          </Button>
        </Actions>
      </form>
    </CaseSection>
  );
}

function Outcome({
  chosen,
  from,
}: {
  readonly chosen: PossibleActs['statuses'][number];
  readonly from: string;
}): ReactNode {
  const t = useCasesText();
  const stateName = useStateName();
  if (chosen.isProposal) return t('status.waits');
  return chosen.state === from ? t('status.stays') : t('status.leads', { state: stateName(chosen.state) });
}
