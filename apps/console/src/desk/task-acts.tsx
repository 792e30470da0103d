import { Actions, Button, RadioGroup, Select } from '@statewise/ui';
import type { ListedTask } from '@statewise/contract';
import type { TaskAct } from '@statewise/machines';
import type { ReactNode } from 'react';
import { usePerson } from '../requests/session.js';
import { useDeskText } from './messages/catalogue.js';
import type { Desk } from './use-desk.js';
import { DialogForm } from '../components/dialog-form.js';
import { useFocusWhere } from '../components/form.js';
import { useCall } from '../requests/call.js';

interface TaskButtonsProps extends Desk {
  readonly task: ListedTask;
}

/** Dismissing a notice; of another task, taking it or giving it back, handing it over, putting it off or bringing it back. */
export function TaskButtons({ task, desk, send }: TaskButtonsProps) {
  const t = useDeskText();
  const person = usePerson();
  const { title, assigned_to, put_off_until } = task;
  const during = (act: TaskAct) => ({
    busy: desk.context.acts.some((one) => one.act === act && one.task.id === task.id),
    onClick: () => send({ type: 'act.requested', act, task }),
  });
  if (task.is_notice)
    return (
      <Button small variant="secondary" aria-label={t('task.dismissNamed', { title })} {...during('dismiss')}>
        {t('task.dismiss')}
      </Button>
    );
  const isOwn = assigned_to?.id === person.id;
  return (
    <Actions>
      {isOwn ? (
        <Button small variant="secondary" {...during('giveBack')}>
          {t('task.giveBack')}
        </Button>
      ) : (
        <Button small variant="secondary" aria-label={t('task.takeNamed', { title })} {...during('take')}>
          {t('task.take')}
        </Button>
      )}
      <Button
        small
        variant="quiet"
        aria-label={t('task.handOverNamed', { title })}
        onClick={() => send({ type: 'handOver.asked', task })}
      >
        {t('task.handOver')}
      </Button>
      {put_off_until === null ? (
        <Button
          small
          variant="quiet"
          aria-label={t('task.putOffNamed', { title })}
          onClick={() => send({ type: 'putOff.asked', task })}
        >
          {t('task.putOff')}
        </Button>
      ) : (
        <Button small variant="quiet" aria-label={t('task.bringBackNamed', { title })} {...during('bringBack')}>
          {t('task.bringBack')}
        </Button>
      )}
    </Actions>
  );
}

interface DialogProps extends Desk {
  readonly task: ListedTask;
}

/** The dialog that hands a task over or puts it off; nothing while neither is asked about it. */
export function TaskDialog(props: DialogProps) {
  const { desk } = props;
  if (desk.matches({ question: 'handOver' })) return <HandOver {...props} />;
  return desk.matches({ question: 'putOff' }) ? <PutOff {...props} /> : null;
}

function HandOver({ task, desk, send }: DialogProps) {
  const t = useDeskText();
  const { data } = useCall('GET /api/v1/tasks/assignees', { kind: task.kind });
  const people = (data?.people ?? []).filter(({ id }) => id !== task.assigned_to?.id && id !== task.by?.id);
  return (
    <TaskForm
      title={t('handOver.title')}
      go={t('task.handOver')}
      isBusy={desk.matches({ question: { handOver: 'sending' } })}
      task={task}
      send={send}
    >
      <Select
        name="task-account"
        label={t('handOver.to')}
        placeholder={t('handOver.choose')}
        value={desk.context.account}
        onChange={(account) => send({ type: 'colleague.chosen', account })}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        error={desk.matches({ question: { handOver: 'missing' } }) ? t('handOver.missing') : undefined}
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

function PutOff({ task, desk, send }: DialogProps) {
  const t = useDeskText();
  return (
    <TaskForm
      title={t('delay.title')}
      go={t('task.putOff')}
      isBusy={desk.matches({ question: { putOff: 'sending' } })}
      task={task}
      send={send}
    >
      <RadioGroup
        name="task-delay"
        label={t('delay.until')}
        value={String(desk.context.days)}
        onChange={(days) => send({ type: 'delay.chosen', days: Number(days) })}
        options={delays.map(({ days, label }) => ({ value: String(days), label: t(`delay.${label}`) }))}
      />
    </TaskForm>
  );
}

interface TaskFormProps extends Pick<DialogProps, 'task' | 'send'> {
  readonly title: string;
  /** What its button says. */
  readonly go: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

function TaskForm({ task, send, children, ...dialog }: TaskFormProps) {
  // A dialog begins at its title; this one was opened to choose.
  const focused = useFocusWhere(true);
  return (
    <DialogForm
      {...dialog}
      ref={focused}
      onSubmit={() => send({ type: 'answer.submitted' })}
      onClose={() => send({ type: 'question.closed' })}
    >
      <p>{task.title}</p>
      {children}
    </DialogForm>
  );
}
