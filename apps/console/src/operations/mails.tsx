import { Card, Select, type Tone } from '@statewise/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ActButton, DialogButton } from '../components/act-buttons.js';
import { AnswerValue, Page, Empty } from '../components/page.js';
import { Badge, FactList, RelativeTime } from '../components/values.js';
import { Switch } from '../components/switch.js';
import { call, useCall, type Result } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { useOperationsText } from './messages/catalogue.js';
import { FilterBar, useFilters, TextFilter } from '../components/filters.js';
import { RecordList, usePages } from '../components/pages.js';
import { OperationsPage } from './operations-page.js';

/** What a mail says, as text, or as its reader sees it in a frame in which nothing runs and nothing is fetched. */
function MailText({ mail: { subject, text, html } }: { readonly mail: ShownMail }) {
  const t = useOperationsText();
  const [shown, setShown] = useState<'text' | 'html'>('text');
  return (
    <>
      {html !== null && (
        <Switch
          label={subject}
          options={(['text', 'html'] as const).map((value) => ({ value, label: t(`mail.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
      )}
      {html !== null && shown === 'html' ? (
        <iframe className="operations-mail__frame" sandbox="" title={subject} srcDoc={withPolicy(html)} />
      ) : (
        <pre className="operations-mail__text">{text}</pre>
      )}
    </>
  );
}

/** Returns a mail’s HTML with a policy that blocks fetches: a picture would tell its server that the bank looked. */
const withPolicy = (html: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">${html}`;

/** One mail: how it stands, what it says, and what can be done with it. */
export function MailPage() {
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

function MailActs({ mail: { id, state } }: MailProps) {
  const t = useOperationsText();
  const navigate = useNavigate();
  const { role } = usePerson();
  if (role !== 'admin' || state === 'sent') return null;
  return (
    <>
      {state !== 'waiting' && (
        <ActButton
          button={{ variant: state === 'failed' ? 'primary' : 'secondary' }}
          go={t('mail.retry')}
          act={() => call('POST /api/v1/outbox/{id}/retry', { id })}
          said={t('mail.retried')}
        />
      )}
      <DialogButton
        isDangerous
        title={t('mail.drop.title')}
        lead={t('mail.drop.lead')}
        go={t('mail.drop')}
        act={() => call('DELETE /api/v1/outbox/{id}', { id })}
        said={t('mail.dropped')}
        onDone={() => navigate('/operations/outbox')}
      />
    </>
  );
}

function MailContent({ mail }: MailProps) {
  const t = useOperationsText();
  const { to, state, attempts, reason, created_at, sent_at, attachments } = mail;
  return (
    <>
      <FactList
        facts={[
          { term: t('mail.to'), value: to },
          { term: t('mail.state'), value: <Badge tone={mailTones[state]}>{t(`mail.state.${state}`)}</Badge> },
          { term: t('mail.created'), value: <RelativeTime at={created_at} /> },
          sent_at !== null && { term: t('mail.sent'), value: <RelativeTime at={sent_at} /> },
          { term: t('mail.attempts'), value: attempts },
          reason !== null && { term: t('mail.reason'), value: reason },
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

/** A mail with what it says; codes are hidden in it until they are asked for. */
type ShownMail = Result<'GET /api/v1/outbox/{id}'>['mail'];
type MailState = ShownMail['state'];

/** In the order in which people choose from them. */
const mailStates = ['waiting', 'failed', 'kept', 'sent'] as const satisfies readonly MailState[];

const mailTones: Readonly<Record<MailState, Tone | undefined>> = {
  waiting: 'info',
  failed: 'danger',
  kept: 'warning',
  sent: 'success',
};

/** Every mail, narrowed by status and search. */
export function OutboxPage() {
  const t = useOperationsText();
  const filters = useFilters(['q', 'state']);
  const mails = usePages('GET /api/v1/outbox', filters.values, 'mails');
  return (
    <OperationsPage part="outbox" lead={t('outbox.lead')}>
      <FilterBar onClear={filters.isEmpty ? undefined : filters.clear}>
        <TextFilter {...filters.field('q', { replace: true })} label={t('outbox.search')} />
        <Select
          {...filters.field('state')}
          label={t('outbox.state')}
          placeholder={t('outbox.any')}
          options={mailStates.map((state) => ({ value: state, label: t(`mail.state.${state}`) }))}
        />
      </FilterBar>
      <RecordList
        pages={mails}
        caption={t('outbox.caption')}
        empty={<Empty title={t('outbox.empty')} />}
        rowId={({ id }) => id}
        href={({ id }) => `/operations/outbox/${id}`}
        columns={[
          { header: t('mail.subject'), cell: ({ subject }) => subject },
          { header: t('mail.to'), cell: ({ to }) => to },
          {
            header: t('mail.state'),
            cell: ({ state }) => <Badge tone={mailTones[state]}>{t(`mail.state.${state}`)}</Badge>,
          },
          { header: t('mail.reason'), cell: ({ reason }) => <span className="sw-small">{reason}</span> },
          { header: t('mail.created'), at: ({ created_at }) => created_at },
        ]}
      />
    </OperationsPage>
  );
}
