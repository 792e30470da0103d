import { labelled } from '@statewise/i18n';
import { Link, TextButton } from '@statewise/ui';
import { Empty } from '../components/page.js';
import { editorPath } from '../components/editor-path.js';
import { RecordTable } from '../components/record-table.js';
import { useMoment } from '../components/values.js';
import type { Result } from '../requests/call.js';
import { useAuditText } from './messages/catalogue.js';

type Act = Result<'GET /api/v1/audit'>['acts'][number];

export interface ActTableProps {
  readonly rows: readonly Act[];
  /** Narrows the list to one person. */
  readonly onPerson: (id: string) => void;
}

/** Acts one below the other, each to the second: an audit wants the moment, and not how long ago it was. */
export function ActTable({ rows, onPerson }: ActTableProps) {
  const t = useAuditText();
  const moment = useMoment();
  return (
    <RecordTable
      caption={t('caption')}
      empty={<Empty title={t('empty')} />}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        {
          header: t('at'),
          cell: ({ at }) => (
            <time dateTime={at} title={at} className="audit-when">
              {moment(at)}
            </time>
          ),
        },
        { header: t('kind'), cell: ({ kind }) => t(`kind.${kind}`) },
        { header: t('actor'), cell: (act) => <Actor act={act} onPerson={onPerson} /> },
        { header: t('about'), cell: (act) => <About act={act} /> },
        { header: t('address'), cell: ({ address }) => address },
        { header: t('details'), cell: ({ details }) => <Details details={details} /> },
      ]}
    />
  );
}

function Actor({ act: { actor }, onPerson }: { readonly act: Act } & Pick<ActTableProps, 'onPerson'>) {
  const t = useAuditText();
  if (actor === null) return t('nobody');
  const name = actor.name ?? t('gone');
  return (
    <TextButton aria-label={t('onlyPerson', { name })} title={actor.id} onClick={() => onPerson(actor.id)}>
      {name}
    </TextButton>
  );
}

/** Where things are looked at, by their kind. */
const pages: Readonly<Record<string, string>> = {
  account: '/accounts',
  webhook: '/operations/webhooks',
  mail: '/operations/outbox',
};

/** Content has its kind and key around a stroke (`article/41`), an account its id alone, all else its kind before a colon. */
function subjectOf(subject: string): readonly [kind: string, id: string] {
  const [, kind, id = ''] = /^([^:/]*):(.*)$/.exec(subject) ?? [];
  if (kind !== undefined) return [kind, id];
  return [subject.includes('/') ? 'content' : 'account', subject];
}

/** What it was done to: an application, an account, content, or a thing whose kind stands before its id; of a read, the operation. */
function About({ act: { kind: act, application_id, subject } }: { readonly act: Act }) {
  const t = useAuditText();
  if (application_id !== null)
    return (
      <Link href={`/applications/${application_id}`}>
        {t('about.application')} {application_id.slice(0, 8)}
      </Link>
    );
  if (subject === null) return '–';
  if (act === 'records.read') return <code>{subject}</code>;
  const [kind, id] = subjectOf(subject);
  if (kind === 'content')
    return (
      <Link href={editorPath(id)}>
        {t('about.content')} {id}
      </Link>
    );
  const name = `${t.text(`about.${kind}`)} ${id.slice(0, 8)}`;
  const page = pages[kind];
  return page === undefined ? <span title={subject}>{name}</span> : <Link href={`${page}/${id}`}>{name}</Link>;
}

function Details({ details }: Pick<Act, 'details'>) {
  const t = useAuditText();
  const told = Object.entries(details).map(([name, value]) => labelled(t.language, name, String(value)));
  return <span className="audit-id">{told.join(', ')}</span>;
}
