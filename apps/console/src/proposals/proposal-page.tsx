import { labelled } from '@statewise/i18n';
import { Actions, Link, Loading, Notice, useFormat } from '@statewise/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useActorText } from '../components/actor/use-actor-text.js';
import { ActButton, DialogButton } from '../components/act-buttons.js';
import { AnswerValue, Page } from '../components/page.js';
import { useBankValue } from '../components/bank-value.js';
import { editorPath } from '../components/editor-path.js';
import { FactList, RelativeTime } from '../components/values.js';
import { ShownOnce } from '../components/shown-once.js';
import { call, useCall } from '../requests/call.js';
import { useStateName } from '../requests/flows.js';
import { useProposalsText } from './messages/catalogue.js';
import { changesOf, type Proposal } from './proposal.js';
import { useAbout } from './use-about.js';
import { bank } from '../bank.js';
import { RecordTable } from '../components/record-table.js';

/** One act that needs two people: who proposed what, and the buttons of the second. */
export function ProposalPage() {
  const { id = '' } = useParams();
  return <OneProposal key={id} id={id} />;
}

function OneProposal({ id }: { readonly id: string }) {
  const t = useProposalsText();
  const query = useCall('GET /api/v1/proposals/{id}', { id });
  const [link, setLink] = useState<string>();
  const about = useAbout();
  const proposal = query.data?.proposal;
  return (
    <Page
      title={proposal ? labelled(t.language, t(`kind.${proposal.kind}`), about(proposal)) : t('title')}
      back={{ href: '/proposals', label: t('title') }}
    >
      <ShownOnce
        title={t('link')}
        why={t('linkWhy', { name: proposal?.title ?? '' })}
        text={link}
        onDismiss={setLink}
      />
      <AnswerValue query={query}>
        {({ proposal: known }) => (
          <>
            <ProposalFacts proposal={known} />
            <Content proposal={known} />
            {known.state === 'open' && <Decision proposal={known} onLink={setLink} />}
          </>
        )}
      </AnswerValue>
    </Page>
  );
}

function ProposalFacts({ proposal }: { readonly proposal: Proposal }) {
  const t = useProposalsText();
  const { state, proposed_by, created_at, expires_at, reason, decided_by, decided_at, decision_reason } = proposal;
  return (
    <FactList
      facts={[
        { term: t('state'), value: t(`state.${state}`) },
        { term: t('by'), value: proposed_by.name },
        { term: t('created'), value: <RelativeTime at={created_at} /> },
        state === 'open' && { term: t('until'), value: <RelativeTime at={expires_at} /> },
        reason !== null && reason !== '' && { term: t('reason'), value: reason },
        decided_by !== null &&
          decided_at !== null && {
            term: t('decided'),
            value: (
              <>
                {decided_by.name}, <RelativeTime at={decided_at} />
              </>
            ),
          },
        decision_reason !== null && { term: t('decisionReason'), value: decision_reason },
      ]}
    />
  );
}

function Content({ proposal }: { readonly proposal: Proposal }) {
  const t = useProposalsText();
  const isPerson = proposal.before !== null;
  const application = `/applications/${proposal.subject}`;
  const isRemoval = Object.keys(proposal.after).length === 0;
  return (
    <>
      {proposal.kind === 'erasure' && (
        <Notice tone="warning">
          {t(isPerson ? 'erasedPerson' : 'erased')}{' '}
          {proposal.state === 'open' && <Link href={isPerson ? personPath(proposal) : application}>{t('look')}</Link>}
        </Notice>
      )}
      {proposal.kind === 'bulk' && (
        <p>
          <Link href={`/applications/bulk/${proposal.subject}`}>{t('applications')}</Link>
        </p>
      )}
      {isRemoval && <Notice tone="warning">{t('removed')}</Notice>}
      {proposal.subject.includes('/') && (
        <p>
          <Link href={editorPath(proposal.subject)}>{t('content')}</Link>
        </p>
      )}
      <ChangeTable proposal={proposal} />
    </>
  );
}

function personPath({ subject, after: { contact_id } }: Proposal): string {
  return `/applications/${subject}/person${typeof contact_id === 'string' ? `?contact=${contact_id}` : ''}`;
}

interface DecisionProps {
  readonly proposal: Proposal;
  /** Given the link of an invitation that cannot be mailed. */
  readonly onLink: (link: string) => void;
}

/** Confirming what is on the page, or declining it; who proposed it takes it back. */
function Decision({ proposal: { id, hash, is_own }, onLink }: DecisionProps) {
  const t = useProposalsText();
  return (
    <>
      {is_own && <p>{t('own')}</p>}
      <Actions>
        {!is_own && (
          <ActButton
            button={{ variant: 'primary' }}
            go={t('confirm')}
            act={async () => {
              const { link } = await call('POST /api/v1/proposals/{id}/confirm', { id, body: { hash } });
              return { link };
            }}
            said={t('confirmed')}
            onDone={({ link }) => {
              if (link !== null) onLink(link);
            }}
            isShown={() => false}
          />
        )}
        <DialogButton
          title={t(is_own ? 'withdraw' : 'decline')}
          go={t(is_own ? 'withdraw' : 'decline')}
          fields={() => (is_own ? [] : [{ name: 'reason', label: t('why') }])}
          act={async ({ reason = '' }) => {
            await call('POST /api/v1/proposals/{id}/decline', { id, body: { hash, reason } });
          }}
          said={t('isDeclined')}
        />
      </Actions>
    </>
  );
}

const nothing = () => (): undefined => undefined;
const useBankLabel = bank.useFieldLabel ?? nothing;
const useCounting = bank.useCounting ?? (({ before }: Proposal) => before);

/** What a proposal changes, value by value, in words. */
function ChangeTable({ proposal }: { readonly proposal: Proposal }) {
  const t = useProposalsText();
  const bankLabel = useBankLabel();
  const show = useShown();
  const before = useCounting(proposal);
  if (before === undefined) return <Loading label={t('changes')} />;
  const isNew = before === null && proposal.subject.includes('/');
  const labelOf = (name: string): string => {
    if (t.has(`field.${name}`)) return t.text(`field.${name}`);
    return bankLabel(name) ?? name;
  };
  return (
    <RecordTable
      caption={t('changes')}
      rows={changesOf({ ...proposal, before })}
      rowId={({ name }) => name}
      columns={[
        { header: t('name'), cell: ({ name }) => labelOf(name) },
        { header: t('now'), cell: ({ name, before: now }) => (isNew ? t('notYet') : show(name, now)) },
        { header: t('then'), cell: ({ name, after }) => show(name, after) },
      ]}
    />
  );
}

function useShown(): (name: string, value: unknown) => string {
  const t = useProposalsText();
  const format = useFormat();
  const ofBank = useBankValue();
  const actor = useActorText();
  const stateName = useStateName();
  return (name, value) => {
    if (value === undefined || value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const known = ofBank(name, value);
    if (known !== undefined) return known;
    // Another number than the one that counts would be confirmed: nothing is rounded.
    if (typeof value === 'number') return format.number(value, String(value).split('.')[1]?.length);
    if (name === 'role' && actor.has(String(value))) return actor.text(String(value));
    if (name === 'to_state') return stateName(String(value));
    if (name === 'expires_at') return format.date(String(value));
    if (Array.isArray(value)) return value.length === 0 ? t('nothing') : value.join(', ');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
}
