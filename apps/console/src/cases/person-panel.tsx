import { DialogButton } from '../components/act-buttons.js';
import { erasureReason } from './data-panel.js';
import { Actions, Button, Link, Notice } from '@statewise/ui';
import { AnswerValue } from '../components/page.js';
import { Badge, FactList, RelativeTime } from '../components/values.js';
import { useFilters } from '../components/filters.js';
import { RecordTable } from '../components/record-table.js';
import { addressOf, call, useCall, type Result } from '../requests/call.js';
import { useFlows } from '../requests/flows.js';
import { usePerson } from '../requests/session.js';
import { useDownload } from '../requests/use-download.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';

type KeptOfPerson = Result<'GET /api/v1/applications/{code}/person'>;
type PersonItem = KeptOfPerson['items'][number];

/** Everything that is kept of the person who applies, or of a contact that the address names: why it is theirs, handing it over, erasing it. */
export function PersonPanel({ id }: { readonly id: string }) {
  const { contact } = useFilters(['contact']).values;
  const of = { code: id, ...(contact !== '' && { contact }) };
  return (
    <AnswerValue query={useCall('GET /api/v1/applications/{code}/person', of)}>
      {(kept) => (
        <div className="cases-section">
          <Who kept={kept} />
          {kept.unread > 0 && <Unread count={kept.unread} />}
          {kept.has_more && <NotAll />}
          <Items items={kept.items} />
          <Whole of={of} kept={kept} />
        </div>
      )}
    </AnswerValue>
  );
}

function Who({ kept: { person } }: { readonly kept: KeptOfPerson }) {
  const t = useCasesText();
  const known = [
    { term: t('person.name'), value: person.name ?? '' },
    { term: t('person.born'), value: person.born ?? '' },
    { term: t('person.emails'), value: person.emails.join(', ') },
    { term: t('person.cards'), value: person.cards.join(', ') },
  ];
  return (
    <>
      <p>{t('person.rule')}</p>
      <FactList facts={known.filter(({ value }) => value !== '')} />
    </>
  );
}

function Unread({ count }: { readonly count: number }) {
  return <Notice tone="warning">{useCasesText()('person.unread', { count })}</Notice>;
}

function NotAll() {
  return <Notice tone="warning">{useCasesText()('person.more')}</Notice>;
}

function Items({ items }: { readonly items: readonly PersonItem[] }) {
  const t = useCasesText();
  const flows = useFlows();
  return (
    <RecordTable
      caption={t('person.items')}
      rows={items}
      rowId={({ kind, id }) => `${kind} ${id}`}
      columns={[
        { header: t('person.what'), cell: ({ kind }) => t(`person.kind.${kind}`) },
        { header: t('person.title'), cell: (item) => <Title item={item} name={flows.name(item.title)} /> },
        { header: t('person.why'), cell: ({ why }) => why.map((one) => t(`person.why.${one}`)).join(', ') },
        { header: t('person.at'), cell: ({ at }) => (at === null ? '' : <RelativeTime at={at} exact />) },
        {
          header: t('person.erased'),
          cell: ({ is_erased }) => (is_erased ? t('person.goes') : <Badge tone="warning">{t('person.stays')}</Badge>),
        },
      ]}
    />
  );
}

function Title({ item: { kind, id, application }, name }: { readonly item: PersonItem; readonly name: string }) {
  if (kind === 'mail') return <Link href={`/operations/outbox/${id}`}>{name}</Link>;
  if (application === null) return name;
  return <Link href={`/applications/${application}${kind === 'document' ? '/documents' : ''}`}>{name}</Link>;
}

interface WholeProps {
  readonly of: { readonly code: string; readonly contact?: string };
  readonly kept: KeptOfPerson;
}

/** What an admin does with all of it. */
function Whole({ of, kept: { hash, erasure } }: WholeProps) {
  const t = useCasesText();
  const { role } = usePerson();
  const { busy, take } = useDownload();
  const { code, ...contact } = of;
  if (role !== 'admin') return <p>{t('data.admins')}</p>;
  const name = `person-${code}.zip`;
  return (
    <CaseSection title={t('person.whole')}>
      {erasure && (
        <Notice tone="warning">
          <p>
            <Link href={`/proposals/${erasure.id}`}>{t('person.waits', { name: erasure.proposed_by.name })}</Link>
          </p>
        </Notice>
      )}
      <Actions>
        <Button
          busy={busy === name}
          onClick={() => void take(name, addressOf('GET /api/v1/applications/{code}/person/export', of))}
        >
          {t('data.zip')}
        </Button>
        {!erasure && (
          <DialogButton
            button={{ variant: 'danger' }}
            isDangerous
            about={contact.contact}
            title={t('person.sure')}
            lead={t('person.sureLead')}
            go={t('person.ask')}
            fields={() => [erasureReason(t)]}
            act={({ reason = '' }) =>
              call('POST /api/v1/applications/{code}/person/erasure', {
                code,
                body: { ...contact, seen: hash, reason },
              })
            }
            said={t('person.done')}
            saidProposed={t('data.asked')}
          />
        )}
      </Actions>
    </CaseSection>
  );
}
