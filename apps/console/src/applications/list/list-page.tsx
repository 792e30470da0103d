import { StatusBadges } from '../application/application-page.js';
import { Button, Link, Notice, useFormat } from '@statewise/ui';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AnswerValue, Empty, Page } from '../../components/page.js';
import { Badge } from '../../components/values.js';
import { ExportButtons } from '../../components/export-buttons.js';
import { filled, useFilters } from '../../components/filters.js';
import { MoreButton } from '../../components/pages.js';
import { RecordTable, type RecordColumn } from '../../components/record-table.js';
import { standingTone, type ListedApplication } from '../api.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { useStateName, useFlows } from '../../requests/flows.js';
import { addressOf } from '../../requests/call.js';
import { usePerson } from '../../requests/session.js';
import { ListFilters } from './list-filters.js';
import { SavedViews } from '../../components/saved-views/saved-views.js';
import { filterNames, listQuery, useApplications, useChosen, useFresh } from './use-applications.js';
import { ChosenBar } from './chosen-bar.js';
import { useLetterKeys, useListKeys } from '../../components/keys.js';

/** The list of applications: what it is narrowed by stands in its address. */
export function ApplicationListPage() {
  const t = useApplicationsText();
  const filters = useFilters(filterNames);
  const list = useApplications(filters.values);
  const { role } = usePerson();
  const { rows } = list;
  const ids = useMemo(() => (rows ?? []).map(({ id }) => id), [rows]);
  const fresh = useFresh(filters.values, rows ?? []);
  const search = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const selection = useChosen(filters.values);
  const hasKeys = useLetterKeys();
  const canChoose = role !== 'qa';
  const toggle = (id: string): void => {
    const row = (rows ?? []).find((one) => one.id === id);
    if (row && canChoose) selection.choose([row], !selection.isChosen(row));
  };
  const current = useListKeys(ids, {
    open: (id) => void navigate(`/applications/${id}`),
    search,
    acts: { x: toggle },
  });
  const { flows } = useFlows();
  const asked = flows.filter(({ id, persisted }) => persisted && (filters.values.flow || id) === id);
  const columns = useColumns();
  const showFresh = (): void => {
    fresh.reset();
    void list.refetch();
  };
  return (
    <Page
      title={t('list.title')}
      lead={<Count list={list} />}
      actions={
        <>
          <SavedViews isEmpty={filters.isEmpty} />
          {role !== 'qa' && (
            <ExportButtons
              name="applications"
              addressOf={() => addressOf('POST /api/v1/applications/search/export')}
              bodyOf={(format) => ({ ...filled(listQuery(filters.values)), format })}
            />
          )}
        </>
      }
    >
      <ListFilters filters={filters} search={search} />
      <div aria-live="polite">
        {(fresh.created + fresh.moved > 0 || fresh.isUnsure) && (
          <p className="applications-fresh">
            <span>
              {[
                fresh.created > 0 && t('list.fresh', { count: fresh.created }),
                fresh.moved > 0 && t('list.moved', { count: fresh.moved }),
                fresh.isUnsure && t('list.unsure'),
              ]
                .filter((part) => part !== false)
                .join(' · ')}
            </span>
            <Button small variant="secondary" onClick={showFresh}>
              {t('list.show')}
            </Button>
          </p>
        )}
      </div>
      <AnswerValue query={{ data: rows, error: list.error, refetch: list.refetch }}>
        {(found) => (
          <div className="applications-list" data-stale={list.isPlaceholderData || undefined}>
            {found.length > 0 ? (
              <RecordTable
                caption={t('list.title')}
                columns={columns}
                rows={found}
                rowId={({ id }) => id}
                href={({ id }) => `/applications/${id}`}
                current={current}
                choice={
                  canChoose
                    ? {
                        header: t('bulk.choose'),
                        isChosen: selection.isChosen,
                        choose: selection.choose,
                        nameOf: ({ name, email }) => name ?? email ?? t('list.nameless'),
                      }
                    : undefined
                }
              />
            ) : (
              !list.goesOn && <Nothing isNarrowed={!filters.isEmpty} isPartial={list.isPartial} />
            )}
            {!list.goesOn && <MoreButton pages={list} label={t('list.lookOn')} />}
            {canChoose && (
              <ChosenBar
                selection={selection}
                total={list.total?.is_exact ? list.total.count : undefined}
                flows={asked.map(({ id }) => id)}
                onDone={showFresh}
              />
            )}
          </div>
        )}
      </AnswerValue>
      <p className="sw-small">{t('list.searched')}</p>
      {canChoose && (
        <p className="sw-small">
          <Link href="/applications/bulk">{t('bulk.past')}</Link>
        </p>
      )}
      {hasKeys && <p className="sw-small applications-keys">{t('list.keys')}</p>}
    </Page>
  );
}

type List = ReturnType<typeof useApplications>;

function Count({ list: { total, goesOn, leftOut } }: { readonly list: List }) {
  const t = useApplicationsText();
  const format = useFormat();
  if (goesOn) return <span aria-live="polite">{t('list.looking')}</span>;
  if (total === null) return null;
  const count = format.number(total.count);
  const left =
    leftOut && (leftOut.count === null ? t('list.leftOutMany') : t('list.leftOut', { count: leftOut.count }));
  const shown = t(total.is_exact ? 'list.count' : 'list.countMore', { count });
  return <span aria-live="polite">{leftOut?.count === 0 || left === null ? shown : `${shown} · ${left}`}</span>;
}

function Nothing({ isNarrowed, isPartial }: { readonly isNarrowed: boolean; readonly isPartial: boolean }) {
  const t = useApplicationsText();
  if (isPartial) return <Notice tone="info">{t('list.partial')}</Notice>;
  return isNarrowed ? <Empty title={t('list.empty')}>{t('list.emptyHint')}</Empty> : <Empty title={t('list.none')} />;
}

function useColumns(): readonly RecordColumn<ListedApplication>[] {
  const t = useApplicationsText();
  const format = useFormat();
  const stateName = useStateName();
  const flows = useFlows();
  return useMemo(
    () => [
      { header: t('list.name'), cell: ({ name, email }) => name ?? email ?? <em>{t('list.nameless')}</em> },
      { header: t('list.flow'), cell: ({ flow }) => flows.name(flow) },
      {
        header: t('list.state'),
        cell: (application) => (
          <span className="applications-badges">
            <Badge tone={standingTone(application)}>{stateName(application.state, application.flow)}</Badge>
            {application.is_test && <Badge tone="info">{t('test')}</Badge>}
            {application.unreadable && <Badge tone="warning">{t(`unreadable.${application.unreadable}`)}</Badge>}
          </span>
        ),
      },
      {
        header: t('list.status'),
        cell: (application) => (
          <StatusBadges
            statuses={flows.statusesOf(application).filter(({ value, isListed }) => isListed && value !== 1)}
          />
        ),
      },
      {
        header: t('list.amount'),
        numeric: true,
        cell: ({ amount }) => (amount === null ? '' : format.money(amount, { whole: Number.isInteger(amount) })),
      },
      { header: t('list.created'), at: ({ created_at }) => created_at },
      { header: t('list.updated'), at: ({ updated_at }) => updated_at },
    ],
    [t, flows, format, stateName],
  );
}
