import './versions.css';
import type { Flow } from '@statewise/flow';
import { useFormat, Notice } from '@statewise/ui';
import { AnswerValue, Empty } from '../../components/page.js';
import { RecordTable } from '../../components/record-table.js';
import { useCall, call, type Result } from '../../requests/call.js';
import { ChartFrame } from '../drawn/chart-frame.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { Comparison } from './comparison.js';
import { useReleases, type ShownRelease } from './use-releases.js';
import { ActButton } from '../../components/act-buttons.js';
import { FactList, RelativeTime } from '../../components/values.js';
import { usePerson } from '../../requests/session.js';

/** The releases of a stored flow: who stands in each, what each changed, and what a migration would do. */
export function VersionsPage() {
  const t = useInspectorText();
  return (
    <ChartFrame>
      {({ flow }) => (flow ? <Versions key={flow.id} flow={flow} /> : <Empty title={t('browserLead')} />)}
    </ChartFrame>
  );
}

function Versions({ flow }: { readonly flow: Flow }) {
  const query = useReleases(flow);
  return (
    <AnswerValue query={query}>
      {(releases) => (
        <>
          <Population flow={flow} releases={releases} />
          <Comparison releases={releases} />
          <Rehearsal flow={flow} />
        </>
      )}
    </AnswerValue>
  );
}

function Population({ flow, releases }: { readonly flow: Flow; readonly releases: readonly ShownRelease[] }) {
  const t = useInspectorText();
  const format = useFormat();
  const query = useCall('GET /api/v1/flows/{id}/versions', { id: flow.id });
  const isWhole = (version: number): boolean =>
    releases.some((release) => release.version === version && !release.isPresent);
  return (
    <AnswerValue query={query}>
      {({ versions }) => (
        <RecordTable
          caption={t('tabVersions')}
          rows={versions.toReversed()}
          rowId={({ version }) => version}
          columns={[
            { header: t('release'), cell: ({ version }) => version },
            { header: t('applications'), numeric: true, cell: ({ applications }) => format.number(applications) },
            { header: t('known'), cell: ({ version }) => (isWhole(version) ? t('knownChart') : t('knownStates')) },
          ]}
        />
      )}
    </AnswerValue>
  );
}

const list = 'GET /api/v1/flows/{id}/rehearsals';
type Rehearsed = Result<typeof list>['rehearsals'][number];

/** How often the progress of a rehearsal is asked for, in milliseconds. */
const often = 1_000;

/** The newest rehearsal of a flow's migration, and the button for another one. */
function Rehearsal({ flow }: { readonly flow: Flow }) {
  const t = useInspectorText();
  const { role } = usePerson();
  const input = { id: flow.id };
  const query = useCall(list, input, {
    refetchInterval: ({ state }) => (state.data?.rehearsals[0]?.finished_at === null ? often : false),
  });
  return (
    <section className="inspector-group">
      <h2>{t('rehearsal')}</h2>
      <p className="sw-small">{t('rehearsalLead')}</p>
      {(role === 'qa' || role === 'admin') && (
        <ActButton
          button={{ small: true, variant: 'primary' }}
          go={t('rehearse')}
          act={() => call('POST /api/v1/flows/{id}/rehearsals', input)}
        />
      )}
      <AnswerValue query={query}>
        {({ rehearsals: [newest] }) => (newest ? <Outcome rehearsal={newest} /> : <p>{t('rehearsalNone')}</p>)}
      </AnswerValue>
    </section>
  );
}

function Outcome({ rehearsal }: { readonly rehearsal: Rehearsed }) {
  const t = useInspectorText();
  const format = useFormat();
  const { total, checked, migrated, failed, failures, finished_at, created_at, is_given_up } = rehearsal;
  const state = finished_at === null ? 'underWay' : is_given_up ? 'givenUp' : 'finished';
  const progress = t('progress', { checked: format.number(checked), total: format.number(total) });
  return (
    <div className="versions-outcome">
      <p role="status">
        {t(state)} · {progress}
      </p>
      {finished_at === null && <progress max={Math.max(1, total)} value={checked} aria-label={progress} />}
      <FactList
        facts={[
          { term: t('when'), value: <RelativeTime at={created_at} /> },
          { term: t('migrated'), value: format.number(migrated) },
          { term: t('unchanged'), value: format.number(checked - migrated - failed) },
          { term: t('failed'), value: format.number(failed) },
        ]}
      />
      {failures.length > 0 && (
        <>
          <Notice tone="danger">{t('failures')}</Notice>
          <RecordTable
            caption={t('failures')}
            rows={failures}
            rowId={({ application }) => application}
            href={({ application }) => `/applications/${application}`}
            columns={[
              { header: t('applications'), cell: ({ application }) => application },
              { header: t('release'), numeric: true, cell: ({ version }) => version },
              { header: t('reason'), cell: ({ reason }) => reason },
            ]}
          />
        </>
      )}
    </div>
  );
}
