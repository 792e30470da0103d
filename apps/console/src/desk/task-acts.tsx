import { Actions, Button, RadioGroup, Select } from '@statewise/ui';
import type { ListedTask } from '@statewise/contract';
import { useState, type ReactNode } from 'react';
import { usePerson } from '../requests/session.js';
import { useDeskText } from './messages/catalogue.js';
import { ActButton } from '../components/act-buttons.js';
import { DialogForm } from '../components/dialog-form.js';
import { useFocusWhere } from '../components/form.js';
import { call, useCall } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';

/** What is asked about a task before it is done. */
export interface TaskQuestion {
  readonly about: 'handOver' | 'putOff';
  readonly task: ListedTask;
}

interface TaskButtonsProps {
  readonly task: ListedTask;
  readonly ask: (question: TaskQuestion) => void;
}

/** Id of the button that takes a task, or a notice off the desk. */
export const takingButton = ({ id }: ListedTask): string => `task-${id}-take`;

/** Dismissing a notice; of another task, taking it or giving it back, handing it over, putting it off or bringing it back. */
export function TaskButtons({ task, ask }: TaskButtonsProps) {
  const t = useDeskText();
  const person = usePerson();
  const { id, title, assigned_to, put_off_until } = task;
  if (task.is_notice)
    return (
      <ActButton
        button={{ id: takingButton(task), small: true, 'aria-label': t('task.dismissNamed', { title }) }}
        go={t('task.dismiss')}
        act={() => call('DELETE /api/v1/tasks/{id}', { id })}
        said={t('task.dismissed')}
      />
    );
  return (
    <Actions>
      {assigned_to?.id === person.id ? (
        <ActButton
          key="giveBack"
          button={{ small: true }}
          go={t('task.giveBack')}
          act={() => assign(task, null)}
          said={t('task.givenBack')}
        />
      ) : (
        <ActButton
          key="take"
          button={{ id: takingButton(task), small: true, 'aria-label': t('task.takeNamed', { title }) }}
          go={t('task.take')}
          act={() => assign(task, person.id)}
          said={t('task.taken')}
        />
      )}
      <Button
        small
        variant="quiet"
        aria-label={t('task.handOverNamed', { title })}
        onClick={() => ask({ about: 'handOver', task })}
      >
        {t('task.handOver')}
      </Button>
      {put_off_until === null ? (
        <Button
          small
          variant="quiet"
          aria-label={t('task.putOffNamed', { title })}
          onClick={() => ask({ about: 'putOff', task })}
        >
          {t('task.putOff')}
        </Button>
      ) : (
        <ActButton
          button={{ small: true, variant: 'quiet', 'aria-label': t('task.bringBackNamed', { title }) }}
          go={t('task.bringBack')}
          act={() => delay(task, null)}
          said={t('task.broughtBack')}
        />
      )}
    </Actions>
  );
}

interface TaskDialogProps {
  readonly question: TaskQuestion;
  readonly onClose: () => void;
}

/** The dialog that hands a task over or puts it off. */
export function TaskDialog({ question: { about, task }, onClose }: TaskDialogProps) {
  return about === 'handOver' ? <HandOver task={task} onClose={onClose} /> : <PutOff task={task} onClose={onClose} />;
}

interface AnswerProps extends Pick<TaskDialogProps, 'onClose'> {
  readonly task: ListedTask;
}

function HandOver({ task, onClose }: AnswerProps) {
  const t = useDeskText();
  const { data } = useCall('GET /api/v1/tasks/assignees');
  const people = (data?.people ?? []).filter(({ id }) => id !== task.assigned_to?.id);
  const [account, setAccount] = useState('');
  const [isTried, setTried] = useState(false);
  const giving = useAct({ act: () => assign(task, account), said: t('task.given'), onDone: onClose });
  const submit = (): void => {
    setTried(true);
    if (account !== '') giving.mutate();
  };
  return (
    <TaskForm
      title={t('handOver.title')}
      go={t('task.handOver')}
      isBusy={giving.isPending}
      task={task}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        name="task-account"
        label={t('handOver.to')}
        placeholder={t('handOver.choose')}
        value={account}
        onChange={setAccount}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        error={isTried && account === '' ? t('handOver.missing') : undefined}
      />
    </TaskForm>
  );
}

/** Days until the task comes back, at eight in the morning. */
const delays = [
  { days: 1, label: 'tomorrow' },
  { days: 3, label: 'days' },
  { days: 7, label: 'week' },
] as const;

function PutOff({ task, onClose }: AnswerProps) {
  const t = useDeskText();
  const [days, setDays] = useState(1);
  const delaying = useAct({ act: () => delay(task, morningIn(days)), said: t('task.delayed'), onDone: onClose });
  return (
    <TaskForm
      title={t('delay.title')}
      go={t('task.putOff')}
      isBusy={delaying.isPending}
      task={task}
      onSubmit={() => delaying.mutate()}
      onClose={onClose}
    >
      <RadioGroup
        name="task-delay"
        label={t('delay.until')}
        value={String(days)}
        onChange={(chosen) => setDays(Number(chosen))}
        options={delays.map(({ days: value, label }) => ({ value: String(value), label: t(`delay.${label}`) }))}
      />
    </TaskForm>
  );
}

interface TaskFormProps extends AnswerProps {
  readonly title: string;
  /** What its button says. */
  readonly go: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function TaskForm({ task, children, ...dialog }: TaskFormProps) {
  // A dialog begins at its title; this one was opened to choose.
  const focused = useFocusWhere(true);
  return (
    <DialogForm {...dialog} ref={focused}>
      <p>{task.title}</p>
      {children}
    </DialogForm>
  );
}

/** Gives a task to an account; null gives it back. */
const assign = ({ id, assigned_to }: ListedTask, account: string | null) =>
  call('PUT /api/v1/tasks/{id}/assignee', { id, body: { account, from: assigned_to?.id ?? null } });

/** Puts a task off until an instant; null brings it back. */
const delay = ({ id }: ListedTask, until: string | null) =>
  call('PUT /api/v1/tasks/{id}/delay', { id, body: { until } });

/** Eight in the morning, so many days from now. */
function morningIn(days: number): string {
  const morning = new Date();
  morning.setDate(morning.getDate() + days);
  morning.setHours(8, 0, 0, 0);
  return morning.toISOString();
}
