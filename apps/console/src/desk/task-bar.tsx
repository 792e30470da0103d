import type { ListedTask } from '@statewise/contract';
import { Link, Notice } from '@statewise/ui';
import { useNavigate } from 'react-router';
import { Badge } from '../components/values.js';
import { useBankValue } from '../components/bank-value.js';
import { useKey, useLetterKeys } from '../components/keys.js';
import { hasStatus, useCall } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { useDeskText } from './messages/catalogue.js';
import { TaskDeadline } from './desk-page.js';
import { taskPath } from './task.js';
import { TaskButtons, TaskDialog } from './task-acts.js';
import { useDesk } from './use-desk.js';

/** Enough to find one that no colleague has. */
const candidates = 20;

/** Above the page on which a task is done: which one it is, what can be done with it, and the next one once it is done. */
export function TaskBar({ id }: { readonly id: string }) {
  const t = useDeskText();
  const person = usePerson();
  const navigate = useNavigate();
  const doing = useDesk();
  const { data, error } = useCall('GET /api/v1/tasks/{id}', { id }, { retry: false });
  const task = data?.task;
  const { data: others } = useCall(
    'GET /api/v1/tasks',
    { ...(task && { kind: task.kind }), limit: candidates },
    { enabled: task !== undefined },
  );
  const next = others?.tasks.find(
    ({ id: other, assigned_to }) => other !== id && (assigned_to === null || assigned_to.id === person.id),
  );
  const ofBank = useBankValue();
  const titleOf = ({ title }: ListedTask): string => (ofBank('title', title) ?? title) || t('task.nameless');
  const hasKeys = useLetterKeys();
  useKey('n', next && (() => void navigate(taskPath(next))));
  if (task === undefined) return null;
  const isDone = hasStatus(error, 404);
  const onward = (
    <p>
      {next ? (
        <Link href={taskPath(next)} aria-keyshortcuts={hasKeys ? 'n' : undefined}>
          {t(hasKeys ? 'bar.nextKey' : 'bar.next', { title: titleOf(next) })}
        </Link>
      ) : (
        t('bar.last')
      )}{' '}
      <Link href="/">{t('bar.desk')}</Link>
    </p>
  );
  return (
    <aside aria-label={t('bar.label')} className="console-task">
      {isDone ? (
        <Notice tone="success" live="polite" title={t('bar.done')}>
          {onward}
        </Notice>
      ) : (
        <>
          <p>
            <Badge>{task.label}</Badge> {titleOf(task)} · <TaskDeadline task={task} /> ·{' '}
            {task.assigned_to?.name ?? t('task.nobody')}
          </p>
          <TaskButtons {...doing} task={task} />
          {onward}
        </>
      )}
      <TaskDialog {...doing} task={task} />
    </aside>
  );
}
