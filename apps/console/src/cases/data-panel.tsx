import { DialogButton } from '../components/act-buttons.js';
import type { FormFieldSpec } from '../components/form-fields.js';
import { Actions, Button, Notice } from '@statewise/ui';
import { useNavigate } from 'react-router';
import { AnswerValue } from '../components/page.js';
import { addressOf, call, type OperationName } from '../requests/call.js';
import { useDownload } from '../requests/use-download.js';
import { usePerson } from '../requests/session.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';
import { type ActProps, usePossibleActs } from './cases.js';

const exported: OperationName = 'GET /api/v1/applications/{code}/export';

/** Handing over what is kept of a person, and erasing it with a second person. */
export function DataPanel({ id }: { readonly id: string }) {
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

function HandOver({ id }: { readonly id: string }) {
  const t = useCasesText();
  const { busy, take } = useDownload();
  const takeAs = (format: 'zip' | 'json'): void =>
    void take(`${id}.${format}`, addressOf(exported, { code: id, format }));
  return (
    <CaseSection title={t('data.export')}>
      <p>{t('data.exportLead')}</p>
      <Actions>
        <Button busy={busy === `${id}.zip`} onClick={() => takeAs('zip')}>
          {t('data.zip')}
        </Button>
        <Button variant="secondary" busy={busy === `${id}.json`} onClick={() => takeAs('json')}>
          {t('data.json')}
        </Button>
      </Actions>
    </CaseSection>
  );
}

/** Why something is to be erased for good, where its admin says so. */
export const erasureReason = (t: ReturnType<typeof useCasesText>): FormFieldSpec => ({
  name: 'reason',
  label: t('data.reason'),
  hint: t('data.reasonHint'),
  optional: true,
});

function Erase({ id, acts: { erasure } }: ActProps) {
  const t = useCasesText();
  const navigate = useNavigate();
  return (
    <CaseSection title={t('data.erase')}>
      <p>{t('data.eraseLead')}</p>
      {erasure && (
        <Notice tone="warning">
          <p>{erasure.is_own ? t('data.own') : t('data.waits', { name: erasure.by.name })}</p>
          {erasure.reason !== null && <p>{t('data.because', { reason: erasure.reason })}</p>}
        </Notice>
      )}
      <Actions>
        {erasure?.is_own !== true && (
          <DialogButton
            button={{ variant: 'danger' }}
            isDangerous
            about={erasure?.at}
            title={t('data.sure')}
            lead={t(erasure ? 'data.sureLead' : 'data.eraseLead')}
            go={t(erasure ? 'data.do' : 'data.ask')}
            fields={() => (erasure ? [] : [erasureReason(t)])}
            act={({ reason = '' }) =>
              call('DELETE /api/v1/applications/{code}', {
                code: id,
                body: erasure ? { hash: erasure.hash } : { reason },
              })
            }
            said={t('data.erased')}
            saidProposed={t('data.asked')}
            onDone={() => navigate('/applications')}
          />
        )}
        {erasure && (
          <DialogButton
            about={erasure.at}
            title={t('data.keep')}
            go={t('data.keep')}
            fields={() =>
              erasure.is_own
                ? []
                : [{ name: 'reason', label: t('data.stays'), hint: t('data.staysHint', { name: erasure.by.name }) }]
            }
            act={(body) => call('DELETE /api/v1/applications/{code}/erasure', { code: id, body })}
            said={t('data.kept')}
          />
        )}
      </Actions>
    </CaseSection>
  );
}
