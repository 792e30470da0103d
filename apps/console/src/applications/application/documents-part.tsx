import { Button, FileSize, Link } from '@statewise/ui';
import { useState } from 'react';
import { AnswerValue, Empty } from '../../components/page.js';
import { Badge } from '../../components/values.js';
import { RecordTable, type RecordColumn } from '../../components/record-table.js';
import { addressOf, useCall } from '../../requests/call.js';
import { usePerson } from '../../requests/session.js';
import type { StoredDocument } from '../api.js';
import { useApplicationsText } from '../messages/catalogue.js';

/** What the applicant sent, each to be looked at beside the list. */
export function DocumentsPart({ id }: { readonly id: string }) {
  const t = useApplicationsText();
  const { role } = usePerson();
  return role === 'qa' ? <Empty title={t('documents.closed')} /> : <Documents id={id} />;
}

function Documents({ id }: { readonly id: string }) {
  const t = useApplicationsText();
  const [opened, setOpened] = useState<string>();
  const columns = useColumns(setOpened);
  const query = useCall('GET /api/v1/applications/{code}/documents', { code: id });
  return (
    <AnswerValue query={query}>
      {({ documents }) => {
        if (documents.length === 0) return <Empty title={t('documents.empty')} />;
        const shown = documents.find((document) => document.id === opened);
        return (
          <div className="applications-list">
            <RecordTable
              caption={t('tab.documents')}
              rows={documents}
              rowId={(document) => document.id}
              current={opened}
              columns={columns}
            />
            {shown && (
              <Viewer
                document={shown}
                address={addressOf('GET /api/v1/applications/{code}/documents/{document}', {
                  code: id,
                  document: shown.id,
                })}
              />
            )}
          </div>
        );
      }}
    </AnswerValue>
  );
}

interface ViewerProps {
  readonly document: StoredDocument;
  readonly address: string;
}

/** A document in the page: nothing of it runs, whatever it holds. */
function Viewer({ document: { name, content_type }, address }: ViewerProps) {
  const t = useApplicationsText();
  return (
    <figure className="applications-viewer">
      <figcaption>
        <strong>{name}</strong>
        <Link href={address} target="_blank">
          {t('documents.separate')}
        </Link>
      </figcaption>
      {content_type === 'application/pdf' ? (
        // Browsers show no PDF in a sandbox; the policy that comes with the file lets nothing run.
        // eslint-disable-next-line react/iframe-missing-sandbox
        <iframe src={address} title={name} />
      ) : (
        <img src={address} alt={name} />
      )}
    </figure>
  );
}

function useColumns(open: (id: string) => void): readonly RecordColumn<StoredDocument>[] {
  const t = useApplicationsText();
  return [
    { header: t('documents.name'), cell: ({ name }) => name },
    {
      header: t('documents.kind'),
      cell: ({ label: kind, set_aside }) => (set_aside ? t('documents.setAside', { kind }) : kind),
    },
    { header: t('documents.size'), numeric: true, cell: ({ size }) => <FileSize bytes={size} /> },
    { header: t('documents.received'), at: ({ created_at }) => created_at },
    {
      header: t('documents.scan'),
      cell: ({ scanned_clean }) => (
        <Badge tone={scanned_clean ? 'success' : 'warning'}>
          {t(scanned_clean ? 'documents.clean' : 'documents.unscanned')}
        </Badge>
      ),
    },
    {
      header: '',
      cell: (document) => (
        <Button
          small
          variant="secondary"
          aria-label={t('documents.open', { name: document.name })}
          onClick={() => open(document.id)}
        >
          {t('documents.look')}
        </Button>
      ),
    },
  ];
}
