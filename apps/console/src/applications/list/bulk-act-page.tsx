import { Link } from '@statewise/ui';
import { useParams } from 'react-router';
import { Page } from '../../components/page.js';
import { RecordList, usePages } from '../../components/pages.js';
import { useFlows, useStateName } from '../../requests/flows.js';
import { useApplicationsText } from '../messages/catalogue.js';

/** Which applications an act on many is about, for whoever confirms it, and which of them it leaves out. */
export function BulkActPage() {
  const t = useApplicationsText();
  const { id = '' } = useParams();
  const { name } = useFlows();
  const stateName = useStateName();
  const pages = usePages('GET /api/v1/bulk-acts/{id}/applications', { id }, 'applications');
  return (
    <Page title={t('bulk.about')} back={{ href: '/applications/bulk', label: t('bulk.past') }}>
      <RecordList
        pages={pages}
        caption={t('bulk.about')}
        rowId={({ application }) => application}
        columns={[
          {
            header: t('bulk.application'),
            cell: ({ application, flow }) =>
              flow === null ? (
                application.slice(0, 8)
              ) : (
                <Link href={`/applications/${application}`}>{`${name(flow)} ${application.slice(0, 8)}`}</Link>
              ),
          },
          {
            header: t('list.state'),
            cell: ({ flow, state }) => (flow === null || state === null ? '–' : stateName(state, flow)),
          },
          {
            header: t('bulk.left'),
            cell: ({ outcome }) =>
              outcome === null || outcome === 'done' ? '–' : t(`bulk.refused.${outcome}`, { count: 1 }),
          },
        ]}
      />
    </Page>
  );
}
