import { Select, useFormat } from '@statewise/ui';
import { dateOf } from '@statewise/finance';
import { taskLists, type ListedTask, type TaskCount, type TaskList } from '@statewise/contract';
import { useNavigate } from 'react-router';
import { AnswerValue, Empty } from '../components/page.js';
import { Badge, RelativeTime } from '../components/values.js';
import { Choices } from '../components/tab-links.js';
import { dayMs, instantOf } from '../components/bank-time.js';
import { useBankValue } from '../components/bank-value.js';
import { filled, FilterBar, useFilters } from '../components/filters.js';
import { MoreButton, usePages } from '../components/pages.js';
import { RecordTable } from '../components/record-table.js';
import { SavedViews } from '../components/saved-views/saved-views.js';
import { useLetterKeys, useListKeys } from '../components/keys.js';
import { shownCount, useTaskCounts } from '../requests/task-counts.js';
import { useDeskText } from './messages/catalogue.js';
import { taskPath } from './task.js';
import { TaskButtons, TaskDialog } from './task-acts.js';
import { useDesk } from './use-desk.js';

const filterNames = ['list', 'kind', 'due'] as const;
const deadlines = ['overdue', 'today', 'week'] as const;
const lookEvery = 10_000;

/** What waits for who is signed in, by kind and deadline. */
export function DeskPage() {
  const t = useDeskText();
  const { values, field, clear, isEmpty } = useFilters(filterNames);
  const list: TaskList = taskLists.find((one) => one === values.list) ?? 'all';
  const due = deadlines.find((one) => one === values.due);
  const counts = useTaskCounts();
  const ofBank = useBankValue();
  const counted = counts.filter(({ kind }) => values.kind === '' || kind === values.kind);
  // How much is due by when is counted nowhere.
  const countOf = (one: TaskList): string | undefined =>
    one === 'putOff' || due !== undefined ? undefined : shownCount(sumOf(counted, one));
  const addressWith = (one: TaskList): string =>
    `/?${new URLSearchParams({ ...(one !== 'all' && { list: one }), ...filled({ kind: values.kind, due: values.due }) }).toString()}`;
  const tasks = usePages('GET /api/v1/tasks', { list, ...filled({ kind: values.kind }) }, 'tasks', {
    lookEvery,
    asOfNow: due && { name: due, input: () => ({ due_before: endOf(due) }) },
  });
  return (
    <>
      <Choices
        label={t('desk.lists')}
        links={taskLists.map((one) => ({
          href: addressWith(one),
          label: t(`list.${one}`),
          count: countOf(one),
          isCurrent: one === list,
        }))}
      />
      <FilterBar onClear={isEmpty ? undefined : clear}>
        <Select
          {...field('kind')}
          label={t('filter.kind')}
          placeholder={t('filter.allKinds')}
          options={counts.map(({ kind, label }) => ({ value: kind, label }))}
        />
        <Select
          {...field('due')}
          label={t('filter.due')}
          value={due ?? ''}
          placeholder={t('filter.anyDue')}
          options={deadlines.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
        <SavedViews page="desk" isEmpty={isEmpty} />
      </FilterBar>
      <AnswerValue query={tasks}>
        {(rows) => (
          <TaskTable tasks={rows.map((task) => ({ ...task, title: ofBank('title', task.title) ?? task.title }))} />
        )}
      </AnswerValue>
      <MoreButton pages={tasks} />
    </>
  );
}

const sumOf = (counts: readonly TaskCount[], list: 'all' | 'mine' | 'unassigned'): number =>
  counts.reduce((sum, count) => sum + count[list], 0);

function endOf(due: (typeof deadlines)[number]): string | undefined {
  const now = new Date();
  if (due === 'today') return instantOf(dateOf(now.toISOString()), '00:00', 1);
  return new Date(now.getTime() + (due === 'week' ? 7 * dayMs : 0)).toISOString();
}

function TaskTable({ tasks }: { readonly tasks: readonly ListedTask[] }) {
  const t = useDeskText();
  const navigate = useNavigate();
  const doing = useDesk();
  const { desk, send } = doing;
  const hasKeys = useLetterKeys();
  const ids = tasks.map(({ id }) => id);
  const taskOf = (id: string | undefined) => tasks.find((task) => task.id === id);
  const withTask = (act: (task: ListedTask) => unknown) => (id: string) => {
    const task = taskOf(id);
    if (task) act(task);
  };
  const current = useListKeys(ids, {
    open: withTask((task) => navigate(taskPath(task))),
    acts: {
      t: withTask((task) => send({ type: 'act.requested', act: task.is_notice ? 'dismiss' : 'take', task })),
      h: withTask((task) => !task.is_notice && send({ type: 'handOver.asked', task })),
      p: withTask((task) => send({ type: 'putOff.asked', task })),
    },
  });
  const task = taskOf(desk.context.task?.id);
  if (tasks.length === 0) return <Empty title={t('desk.empty')}>{t('desk.emptyLead')}</Empty>;
  return (
    <>
      <RecordTable
        caption={t('desk.caption')}
        rows={tasks}
        rowId={({ id }) => id}
        href={taskPath}
        current={current}
        columns={[
          { header: t('task.what'), cell: ({ title }) => title || t('task.nameless') },
          { header: t('task.kind'), cell: (row) => <Kind task={row} /> },
          { header: t('task.due'), cell: (row) => <TaskDeadline task={row} /> },
          { header: t('task.since'), at: ({ since }) => since },
          { header: t('task.assigned'), cell: ({ assigned_to }) => assigned_to?.name ?? t('task.nobody') },
          { header: t('task.actions'), cell: (row) => <TaskButtons {...doing} task={row} /> },
        ]}
      />
      {hasKeys && <p className="sw-small">{t('desk.keys')}</p>}
      {task && <TaskDialog {...doing} task={task} />}
    </>
  );
}

function Kind({ task: { label, application, by } }: { readonly task: ListedTask }) {
  const t = useDeskText();
  const more = [application?.title, by && t('task.by', { name: by.name })].filter(Boolean).join(', ');
  return (
    <span>
      {label}
      {more !== '' && <span className="sw-small"> · {more}</span>}
    </span>
  );
}

/** Until when a task is to be done, with a badge that says whether it is late; of one that was put off, until when. */
export function TaskDeadline({ task }: { readonly task: ListedTask }) {
  const t = useDeskText();
  const format = useFormat();
  const { due_at, is_overdue, put_off_until } = task;
  return (
    <span>
      <Badge tone={is_overdue ? 'danger' : 'success'}>{t(is_overdue ? 'task.overdue' : 'task.inTime')}</Badge>{' '}
      <RelativeTime at={due_at} />
      {put_off_until !== null && (
        <span className="sw-small"> · {t('task.putOffUntil', { date: format.date(put_off_until) })}</span>
      )}
    </span>
  );
}
