import { useQueryClient } from '@tanstack/react-query';
import { Button, Card } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AnswerValue } from '../components/answer.js';
import { Badge } from '../components/badge.js';
import { FactList } from '../components/facts.js';
import { FormDialog } from '../components/form-dialog.js';
import { RelativeTime } from '../components/relative-time.js';
import { Page } from '../components/page.js';
import { addressOf, call, useCall } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { useAct } from '../requests/use-act.js';
import { mailTones, type ShownMail } from './mail.js';
import { MailText } from './mail-text.js';
import { useOperationsText } from './messages/catalogue.js';

/** One mail: how it stands, what it says, and what can be done with it. */
export function MailPage(): ReactNode {
  const t = useOperationsText();
  const { id = '' } = useParams();
  const mail = useCall('GET /api/v1/outbox/{id}', { id });
  return (
    <Page
      title={mail.data?.mail.subject ?? t('mail.subject')}
      back={{ href: '/operations/outbox', label: t('tab.outbox') }}
      actions={mail.data && <MailActs mail={mail.data.mail} />}
    >
      <AnswerValue query={mail}>{({ mail: shown }) => <MailContent mail={shown} />}</AnswerValue>
    </Page>
  );
}

interface MailProps {
  readonly mail: ShownMail;
}

function MailActs({ mail: { id, state } }: MailProps): ReactNode {
  const t = useOperationsText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { role } = usePerson();
  const [isDropping, setIsDropping] = useState(false);
  const retry = useAct({
    act: () => call('POST /api/v1/outbox/{id}/retry', { id }),
    said: t('mail.retried'),
    onDone: () => client.invalidateQueries({ queryKey: [addressOf('GET /api/v1/outbox/{id}', { id })] }),
  });
  if (role !== 'admin' || state === 'sent') return null;
  return (
    <>
      {state !== 'waiting' && (
        <Button
          variant={state === 'failed' ? 'primary' : 'secondary'}
          busy={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {t('mail.retry')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setIsDropping(true)}>
        {t('mail.drop')}
      </Button>
      {isDropping && (
        <FormDialog
          isDangerous
          title={t('mail.drop.title')}
          lead={t('mail.drop.lead')}
          go={t('mail.drop')}
          act={() => call('DELETE /api/v1/outbox/{id}', { id })}
          onDone={() => navigate('/operations/outbox')}
          onClose={() => setIsDropping(false)}
        />
      )}
    </>
  );
}

function MailContent({ mail }: MailProps): ReactNode {
  const t = useOperationsText();
  const { to, state, attempts, reason, created_at, sent_at, attachments } = mail;
  return (
    <>
      <FactList
        facts={[
          { term: t('mail.to'), value: to },
          { term: t('mail.state'), value: <Badge tone={mailTones[state]}>{t(`mail.state.${state}`)}</Badge> },
          { term: t('mail.created'), value: <RelativeTime at={created_at} /> },
          ...(sent_at === null ? [] : [{ term: t('mail.sent'), value: <RelativeTime at={sent_at} /> }]),
          { term: t('mail.attempts'), value: attempts },
          ...(reason === null ? [] : [{ term: t('mail.reason'), value: reason }]),
          {
            term: t('mail.attachments'),
            value: attachments.length === 0 ? t('mail.none') : attachments.map(({ name }) => name).join(', '),
          },
        ]}
      />
      <Card>{mail.text === '' ? <p className="sw-small">{t('mail.gone')}</p> : <MailText mail={mail} />}</Card>
    </>
  );
}
