import { useFlows, FlowOfStates, useStateName, type WordedStatus } from '../../requests/flows.js';
import { Button, Loading, Notice, useFormat } from '@statewise/ui';
import { languageNames, isLanguage } from '@statewise/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { AnswerValue, Page } from '../../components/page.js';
import { Badge, FactList, RelativeTime } from '../../components/values.js';
import { TabLinks } from '../../components/tab-links.js';
import { useConsoleText } from '../../messages/use-console-text.js';
import { call } from '../../requests/call.js';
import { usePerson } from '../../requests/session.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { bank } from '../../bank.js';
import { standingTone, valueTone } from '../api.js';
import { AnswersPart, ContactsPart } from './answers-part.js';
import { DocumentsPart } from './documents-part.js';
import { HistoryPart } from './history-part.js';
import { LogPart } from './log-part.js';
import { applicationKey, readAgain, type OpenApplication } from './open-application.js';
import { useChanges } from './use-changes.js';

// A person who only reads does not fetch the part that decides.
const CasePart = lazy(async () => ({ default: (await import('../../cases/case-part.js')).CasePart }));

/** One application: a head that says where it is, and its parts, each with an address. */
export function ApplicationPage() {
  const t = useApplicationsText();
  const { id = '' } = useParams();
  const query = useQuery({ queryKey: [...applicationKey(id), 'head'], queryFn: () => readApplication(id) });
  const back = { href: '/applications', label: t('page.back') };
  if (query.data === undefined)
    return (
      <Page title={t('list.title')} back={back}>
        <AnswerValue query={query}>{() => null}</AnswerValue>
      </Page>
    );
  return (
    <FlowOfStates value={query.data.flow}>
      <Opened key={id} application={query.data} readAt={query.dataUpdatedAt} back={back} />
    </FlowOfStates>
  );
}

async function readApplication(id: string): Promise<OpenApplication> {
  const [{ application }, { applications }] = await Promise.all([
    call('GET /api/v1/applications/{code}', { code: id }),
    call('GET /api/v1/applications', { q: id }),
  ]);
  const [listed] = applications;
  return {
    ...application,
    id: application.id ?? id,
    name: listed?.name ?? listed?.email ?? null,
    amount: listed?.amount ?? null,
  };
}

interface OpenedProps {
  readonly application: OpenApplication;
  /** Milliseconds. */
  readonly readAt: number;
  readonly back: { readonly href: string; readonly label: string };
}

function Opened({ application, readAt, back }: OpenedProps) {
  const t = useApplicationsText();
  const shell = useConsoleText();
  const { role } = usePerson();
  const { id, flow, name, version } = application;
  const client = useQueryClient();
  const change = useChanges(id, version, readAt);
  const base = `/applications/${id}`;
  const flows = useFlows();
  const { has_contacts: hasContacts = false, parts = [] } = flows.find(flow) ?? {};
  return (
    <Page title={name ?? t('list.nameless')} back={back} lead={flows.name(flow)}>
      <Head application={application} />
      {application.unreadable === 'lost' && (
        <Notice tone="danger" title={t('lost.title')}>
          <p>{t('lost.lead')}</p>
        </Notice>
      )}
      <div aria-live="polite">
        {change !== 'none' && (
          <p className="applications-fresh">
            <span>{t(change === 'changed' ? 'page.changed' : 'page.unsure')}</span>
            <Button small variant="secondary" onClick={() => void readAgain(client, id)}>
              {t('page.reload')}
            </Button>
          </p>
        )}
      </div>
      <TabLinks
        label={t('page.tabs')}
        links={[
          { href: base, label: t('tab.answers'), end: true },
          { href: `${base}/history`, label: t('tab.history') },
          ...(hasContacts ? [{ href: `${base}/contacts`, label: t('tab.contacts') }] : []),
          { href: `${base}/documents`, label: t('tab.documents') },
          ...parts.map(({ name: part, label }) => ({ href: `${base}/${part}`, label })),
          ...(role === 'qa'
            ? []
            : [
                { href: `${base}/acts`, label: t('tab.acts') },
                { href: `${base}/notes`, label: t('tab.notes') },
                { href: `${base}/letters`, label: t('tab.letters') },
                { href: `${base}/person`, label: t('tab.person') },
              ]),
          { href: `${base}/log`, label: t('tab.log') },
          { href: `/replay/${id}`, label: t('tab.replay') },
          ...(role === 'admin' ? [{ href: `${base}/data`, label: t('tab.data') }] : []),
        ]}
      />
      <div className="applications-body">
        <Suspense fallback={<Loading label={shell('loading')} />}>
          <Routes>
            <Route index element={<AnswersPart id={id} />} />
            <Route path="history" element={<HistoryPart id={id} />} />
            <Route path="contacts" element={<ContactsPart id={id} />} />
            <Route path="documents" element={<DocumentsPart id={id} />} />
            {Object.entries(bank.parts).map(([part, Part]) => (
              <Route key={part} path={part} element={<Part id={id} />} />
            ))}
            <Route path="log" element={<LogPart id={id} flow={flow} />} />
            {(['acts', 'notes', 'letters', 'person', 'data'] as const).map((part) => (
              <Route key={part} path={part} element={<CasePart id={id} part={part} />} />
            ))}
          </Routes>
        </Suspense>
      </div>
    </Page>
  );
}

/** Statuses as badges, in the colours of their values. */
export function StatusBadges({ statuses }: { readonly statuses: readonly WordedStatus[] }) {
  return (
    <span className="applications-badges">
      {statuses.map(({ type, value, text }) => (
        <Badge key={type} tone={valueTone(value)}>
          {text}
        </Badge>
      ))}
    </span>
  );
}

function Head({ application }: { readonly application: OpenApplication }) {
  const t = useApplicationsText();
  const format = useFormat();
  const stateName = useStateName();
  const { state, amount, version, locale, created_at, updated_at } = application;
  const statuses = useFlows().statusesOf(application);
  return (
    <FactList
      facts={[
        {
          term: t('page.state'),
          value: (
            <span className="applications-badges">
              <Badge tone={standingTone(application)}>{stateName(state)}</Badge>
              {application.is_test && <Badge tone="info">{t('test')}</Badge>}
            </span>
          ),
        },
        amount !== null && { term: t('list.amount'), value: format.money(amount) },
        { term: t('page.version'), value: version },
        { term: t('page.language'), value: isLanguage(locale) ? languageNames[locale] : locale },
        { term: t('list.created'), value: <RelativeTime at={created_at} /> },
        { term: t('list.updated'), value: <RelativeTime at={updated_at} /> },
        statuses.length > 0 && { term: t('page.statuses'), value: <StatusBadges statuses={statuses} /> },
      ]}
    />
  );
}
