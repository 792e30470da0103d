import type { Flow } from '@statewise/flow';
import { useFormat } from '@statewise/ui';
import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../../components/answer.js';
import { RecordTable } from '../../components/record-table.js';
import { useCall } from '../../requests/call.js';
import { ChartFrame } from '../drawn/chart-frame.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { Comparison } from './comparison.js';
import { Rehearsal } from './rehearsal.js';
import { useReleases, type ShownRelease } from './use-releases.js';
import './versions.css';

/** The releases of a stored flow: who stands in each, what each changed, and what a migration would do. */
export function VersionsPage(): ReactNode {
  const t = useInspectorText();
  return (
    <ChartFrame>
      {({ flow }) => (flow ? <Versions key={flow.id} flow={flow} /> : <Empty title={t('browserLead')} />)}
    </ChartFrame>
  );
}

function Versions({ flow }: { readonly flow: Flow }): ReactNode {
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

function Population({
  flow,
  releases,
}: {
  readonly flow: Flow;
  readonly releases: readonly ShownRelease[];
}): ReactNode {
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
