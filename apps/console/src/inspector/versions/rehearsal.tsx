import type { Flow } from '@statewise/flow';
import { Button, Notice, useFormat } from '@statewise/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Answer } from '../../pieces/answer.js';
import { Facts } from '../../pieces/facts.js';
import { Moment } from '../../pieces/moment.js';
import { RecordTable } from '../../pieces/record-table.js';
import { request } from '../../requests/request.js';
import { usePerson } from '../../requests/session.js';
import { useAct } from '../../requests/use-act.js';
import { useInspectorText } from '../messages/use-inspector-text.js';

interface Rehearsed {
  readonly id: string;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly total: number;
  readonly checked: number;
  readonly migrated: number;
  readonly failed: number;
  readonly failures: readonly { readonly application: string; readonly version: number; readonly reason: string }[];
}

/** How often the progress of a rehearsal is asked for, in milliseconds. */
const often = 1_000;

/** The newest rehearsal of a flow's migration, and the button for another one. */
export function Rehearsal({ flow }: { readonly flow: Flow }): ReactNode {
  const t = useInspectorText();
  const { role } = usePerson();
  const client = useQueryClient();
  const path = `/api/v1/flows/${flow.id}/rehearsals`;
  const query = useQuery({
    queryKey: [path],
    queryFn: async () => (await request<{ rehearsals: readonly Rehearsed[] }>(path)).rehearsals,
    refetchInterval: ({ state }) => (state.data?.[0]?.finished_at === null ? often : false),
  });
  const begin = useAct({
    act: () => request(path, { method: 'POST' }),
    onDone: () => client.invalidateQueries({ queryKey: [path] }),
  });
  return (
    <section className="inspector-group">
      <h2>{t('rehearsal')}</h2>
      <p className="sw-small">{t('rehearsalLead')}</p>
      {(role === 'qa' || role === 'admin') && (
        <Button small busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('rehearse')}
        </Button>
      )}
      <Answer query={query}>
        {([newest]) => (newest ? <Outcome rehearsal={newest} /> : <p>{t('rehearsalNone')}</p>)}
      </Answer>
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
      <Facts
        facts={[
          { term: t('when'), value: <Moment at={created_at} /> },
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
              {
                id: 'application',
                header: t('applications'),
                cell: ({ application }) => application,
              },
              { id: 'version', header: t('release'), numeric: true, cell: ({ version }) => version },
              { id: 'reason', header: t('reason'), cell: ({ reason }) => reason },
            ]}
          />
        </>
      )}
    </div>
  );
}
