import type { Flow } from '@statewise/flow';
import { Notice, useFormat } from '@statewise/ui';
import type { ReactNode } from 'react';
import { ActButton } from '../../components/act-button.js';
import { AnswerValue } from '../../components/answer.js';
import { FactList } from '../../components/facts.js';
import { RelativeTime } from '../../components/relative-time.js';
import { RecordTable } from '../../components/record-table.js';
import { call, useCall, type Result } from '../../requests/call.js';
import { usePerson } from '../../requests/session.js';
import { useInspectorText } from '../messages/use-inspector-text.js';

const list = 'GET /api/v1/flows/{id}/rehearsals';
type Rehearsed = Result<typeof list>['rehearsals'][number];

/** How often the progress of a rehearsal is asked for, in milliseconds. */
const often = 1_000;

/** The newest rehearsal of a flow's migration, and the button for another one. */
export function Rehearsal({ flow }: { readonly flow: Flow }): ReactNode {
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

function Outcome({ rehearsal }: { readonly rehearsal: Rehearsed }): ReactNode {
  const t = useInspectorText();
  const format = useFormat();
  const { total, checked, migrated, failed, failures, finished_at, created_at } = rehearsal;
  const progress = t('progress', { checked: format.number(checked), total: format.number(total) });
  return (
    <div className="versions-outcome">
      <p role="status">
        {finished_at === null ? t('underWay') : t('finished')} · {progress}
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
