import type { BulkActKind } from '@statewise/contract';
import { useQuery } from '@tanstack/react-query';
import { Actions, Button, Modal, Notice, Stack } from '@statewise/ui';
import { useEffect, useRef, useState } from 'react';
import { Form } from '../../components/form.js';
import { FormFields, type FormFieldSpec, type FormValues } from '../../components/form-fields.js';
import { useConsoleText } from '../../messages/use-console-text.js';
import { useStateName } from '../../requests/flows.js';
import { call, fieldErrors, type Result } from '../../requests/call.js';
import { useAct } from '../../requests/use-act.js';
import { useUnsent } from '../../requests/use-unsent.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { BulkProgress, Refused } from './bulk-acts.js';

type Rehearsal = Result<'POST /api/v1/bulk-acts/jump/rehearsal'>['rehearsal'];

interface BulkDialogProps {
  readonly act: BulkActKind;
  /** What is chosen, as the API takes it. */
  readonly asked: Readonly<Record<string, string | readonly string[]>>;
  readonly flows: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** An act on what was chosen: what it says, what it would come to, how far it is, and what came of it. */
export function BulkDialog({ act, asked, flows, onDone, onClose }: BulkDialogProps) {
  const t = useApplicationsText();
  const fields = useFields(act, flows);
  const { values: said, type, forget } = useUnsent<FormValues>(`bulk.${act}.${JSON.stringify(asked)}`, {});
  const close = (): void => {
    forget();
    onClose();
  };
  const { to_state = '', reason = '', text = '' } = said;
  // What was asked when the dialog opened: what is done clears the choice behind it.
  const [selection] = useState(asked);
  const [seen, setSeen] = useState<Rehearsal>();
  const [begun, setBegun] = useState<string>();
  const rehearsing = useAct({
    act: () =>
      act === 'jump'
        ? call('POST /api/v1/bulk-acts/jump/rehearsal', { body: { ...selection, to_state, reason } })
        : call('POST /api/v1/bulk-acts/note/rehearsal', { body: { ...selection, text } }),
    onDone: ({ rehearsal }) => setSeen(rehearsal),
    readsAgain: false,
  });
  const doing = useAct({
    act: ({ id, digest }: Rehearsal) =>
      act === 'jump'
        ? call('POST /api/v1/bulk-acts/jump', { body: { id, digest } })
        : call('POST /api/v1/bulk-acts/note', { body: { id, digest } }),
    onDone: (answer) => {
      forget();
      if ('bulk_act' in answer) setBegun(answer.bulk_act.id);
    },
    onProposed: () => {
      onDone();
      close();
    },
  });
  const isTooMany = fieldErrors(rehearsing.error)['ids'] !== undefined;
  const stage = useRef<HTMLDivElement>(null);
  // The button that led to what is shown now is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus();
  }, [seen, begun]);
  return (
    <Modal open narrow title={t(`bulk.${act}`)} onClose={close}>
      <div ref={stage} tabIndex={-1}>
        {begun !== undefined ? (
          <BulkProgress id={begun} onEnd={onDone} onClose={onClose} />
        ) : seen ? (
          <Shown
            seen={seen}
            isBusy={doing.isPending}
            go={() => doing.mutate(seen)}
            back={() => {
              doing.reset();
              setSeen(undefined);
            }}
          />
        ) : (
          <Form onSubmit={() => rehearsing.mutate()}>
            <Stack gap="m">
              {isTooMany && (
                <Notice tone="danger" live="assertive">
                  {t('bulk.tooMany')}
                </Notice>
              )}
              <FormFields
                fields={fields}
                values={said}
                onChange={type}
                failure={rehearsing.error}
                errorText={() => t('bulk.missing')}
              />
              <Actions>
                <Button type="submit" busy={rehearsing.isPending}>
                  {t('bulk.look')}
                </Button>
              </Actions>
            </Stack>
          </Form>
        )}
      </div>
    </Modal>
  );
}

/** What an act says: a note its text, a jump where it leads and why. */
function useFields(act: BulkActKind, flows: readonly string[]): readonly FormFieldSpec[] {
  const t = useApplicationsText();
  const stateName = useStateName();
  const targets = useCharts(act === 'jump' ? flows : []).flatMap(({ transitions }) =>
    transitions.flatMap(({ event, targets: to }) => (event === 'application.jump' ? to : [])),
  );
  if (act === 'note')
    return [{ name: 'text', label: t('bulk.text'), hint: t('bulk.textHint'), input: 'lines', max_length: 4_000 }];
  const options = [...new Set(targets)].map((value) => ({ value, label: stateName(value) }));
  return [
    { name: 'to_state', label: t('bulk.state'), options },
    { name: 'reason', label: t('bulk.reason'), input: 'sentence', max_length: 500 },
  ];
}

type Chart = Result<'GET /api/v1/flows/{id}'>;
const none: readonly Chart[] = [];

/** The charts of these flows, read once; none until then. */
function useCharts(flows: readonly string[]): readonly Chart[] {
  const { language } = useConsoleText();
  const { data = none } = useQuery({
    queryKey: ['charts', flows, language],
    staleTime: 'static',
    enabled: flows.length > 0,
    queryFn: () => Promise.all(flows.map((id) => call('GET /api/v1/flows/{id}', { id }))),
  });
  return data;
}

interface ShownProps {
  readonly seen: Rehearsal;
  readonly isBusy: boolean;
  readonly go: () => void;
  readonly back: () => void;
}

/** What an act would come to. */
function Shown({ seen, isBusy, go, back }: ShownProps) {
  const t = useApplicationsText();
  const stateName = useStateName();
  const { possible, total, ends, final, mails, writes_to, needs_second, refused } = seen;
  return (
    <Stack gap="m">
      <p aria-live="polite">
        <strong>{t('bulk.possible', { possible, total })}</strong>
      </p>
      {ends.length > 0 && (
        <ul className="applications-outcome">
          {ends.map(({ state, count }) => (
            <li key={state}>{t('bulk.ends', { count, state: stateName(state) })}</li>
          ))}
        </ul>
      )}
      <Refused groups={refused} />
      {final > 0 && <Notice tone="warning">{t('bulk.final', { count: final })}</Notice>}
      {mails > 0 && (
        <Notice tone="warning">
          <p>{t('bulk.mails', { count: mails })}</p>
          <p className="sw-small">
            {writes_to.join(', ')}
            {mails > writes_to.length && ' …'}
          </p>
        </Notice>
      )}
      {needs_second && possible > 0 && <Notice tone="info">{t('bulk.second')}</Notice>}
      <Actions>
        {possible > 0 && (
          <Button busy={isBusy} onClick={go}>
            {t(needs_second ? 'bulk.propose' : 'bulk.go', { count: possible })}
          </Button>
        )}
        <Button variant="secondary" onClick={back}>
          {t('bulk.back')}
        </Button>
      </Actions>
    </Stack>
  );
}
