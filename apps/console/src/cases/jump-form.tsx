import { Actions, Button, Select, TextArea } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { call } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';
import { useStateName } from '../components/states/use-state-name.js';
import { requirementText, type ActProps, type PossibleActs } from './cases.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';
import { useRefresh } from './use-possible-acts.js';

const empty = { state: '', reason: '' };

/** Opens a state for the applicant: what that passes over and shows is said before it happens. */
export function JumpForm({ id, acts }: ActProps): ReactNode {
  const t = useCasesText();
  const stateName = useStateName();
  const refresh = useRefresh();
  const [form, setForm] = useState(empty);
  const [isTried, setTried] = useState(false);
  const possible = acts.jumps.filter(({ is_allowed }) => is_allowed);
  const chosen = possible.find((jump) => jump.state === form.state);
  const { mutate, isPending } = useAct({
    act: (sent: typeof empty) =>
      call('POST /api/v1/applications/{code}/jump', { code: id, body: { ...sent, version: acts.version } }),
    said: t('jump.done'),
    isShown: () => false,
    onDone: async (_answer, sent) => {
      setForm((now) => (now === sent ? empty : now));
      setTried(false);
      await refresh();
    },
  });
  const wrong = (text: string) => (isTried && text.trim() === '' ? t('field.missing') : undefined);
  return (
    <CaseSection title={t('jump.title')}>
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
          name="jump-state"
          label={t('jump.state')}
          placeholder={t('field.choose')}
          value={form.state}
          onChange={(state) => setForm({ ...form, state })}
          options={possible.map((jump) => ({ value: jump.state, label: stateName(jump.state) }))}
          error={wrong(chosen ? form.state : '')}
        />
        <div aria-live="polite">{chosen && <Preview jump={chosen} />}</div>
        <TextArea
          name="jump-reason"
          label={t('jump.reason')}
          hint={t('decide.reasonHint')}
          value={form.reason}
          onChange={(reason) => setForm({ ...form, reason })}
          maxLength={500}
          rows={2}
          error={wrong(form.reason)}
        />
        <Actions>
          <Button type="submit" busy={isPending}>
            {t('jump.go')}
          </Button>
        </Actions>
      </form>
    </CaseSection>
  );
}

function Preview({ jump }: { readonly jump: PossibleActs['jumps'][number] }): ReactNode {
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
    </div>
  );
}
