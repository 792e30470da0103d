import { Actions, Button, Modal, Notice, useToasts } from '@statewise/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AnswerValue } from '../components/answer.js';
import { addressOf, call, type OperationName } from '../requests/call.js';
import { useConfirmation } from '../requests/confirmation.js';
import { usePerson } from '../requests/session.js';
import { useAct } from '../requests/use-act.js';
import type { ActProps } from './cases.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';
import { usePossibleActs } from './use-possible-acts.js';

const exported: OperationName = 'GET /api/v1/applications/{code}/export';

/** Handing over what is kept of a person, and erasing it with a second person. */
export function DataPanel({ id }: { readonly id: string }): ReactNode {
  const t = useCasesText();
  const { role } = usePerson();
  const acts = usePossibleActs(id);
  if (role !== 'admin') return <p>{t('data.admins')}</p>;
  return (
    <div className="cases-columns">
      <HandOver id={id} />
      <AnswerValue query={acts}>{(data) => <Erase id={id} acts={data} />}</AnswerValue>
    </div>
  );
}

function HandOver({ id }: { readonly id: string }): ReactNode {
  const t = useCasesText();
  const toasts = useToasts();
  const confirm = useConfirmation();
  const [busy, setBusy] = useState('');
  const take = async (format: 'zip' | 'json'): Promise<void> => {
    setBusy(format);
    const isTaken = await download(addressOf(exported, { code: id, format }), `${id}.${format}`, confirm);
    setBusy('');
    if (!isTaken) toasts.show({ tone: 'danger', text: t('data.failed') });
  };
  return (
    <CaseSection title={t('data.export')}>
      <p>{t('data.exportLead')}</p>
      <Actions>
        <Button busy={busy === 'zip'} onClick={() => void take('zip')}>
          {t('data.zip')}
        </Button>
        <Button variant="secondary" busy={busy === 'json'} onClick={() => void take('json')}>
          {t('data.json')}
        </Button>
      </Actions>
    </CaseSection>
  );
}

function Erase({ id, acts: { erasure } }: ActProps): ReactNode {
  const t = useCasesText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSure, setSure] = useState(false);
  const erase = useAct({
    act: () => call('DELETE /api/v1/applications/{code}', { code: id }),
    said: t('data.erased'),
    onDone: async () => {
      setSure(false);
      await navigate('/reviews');
      await client.invalidateQueries();
    },
    saidProposed: t('data.asked'),
    onProposed: () => setSure(false),
  });
  const keep = useAct({
    act: () => call('DELETE /api/v1/applications/{code}/erasure', { code: id }),
    said: t('data.kept'),
    onDone: () => client.invalidateQueries(),
  });
  return (
    <CaseSection title={t('data.erase')}>
      <p>{t('data.eraseLead')}</p>
      {erasure && (
        <Notice tone="warning">{erasure.is_own ? t('data.own') : t('data.waits', { name: erasure.by.name })}</Notice>
      )}
      <Actions>
        {erasure?.is_own !== true && (
          <Button variant="danger" onClick={() => setSure(true)}>
            {t(erasure ? 'data.do' : 'data.ask')}
          </Button>
        )}
        {erasure && (
          <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
            {t('data.keep')}
          </Button>
        )}
      </Actions>
      <Modal
        open={isSure}
        narrow
        title={t('data.sure')}
        onClose={() => setSure(false)}
        actions={
          <Button variant="danger" busy={erase.isPending} onClick={() => erase.mutate()}>
            {t(erasure ? 'data.do' : 'data.ask')}
          </Button>
        }
      >
        <p>{t(erasure ? 'data.sureLead' : 'data.eraseLead')}</p>
      </Modal>
    </CaseSection>
  );
}

/**
 * Fetches a file and saves it under a name; where the server demands a fresh sign-in, `confirm` asks for it first.
 * Returns whether the file was saved.
 */
async function download(path: string, name: string, confirm: () => Promise<boolean>): Promise<boolean> {
  try {
    const first = await fetch(path);
    const response = first.status === 403 && (await confirm()) ? await fetch(path) : first;
    if (!response.ok) return false;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return true;
  } catch {
    return false;
  }
}
