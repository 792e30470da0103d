import { Actions, Button } from '@statewise/ui';
import type { ListedTask } from '@statewise/contract';
import type { TaskAct } from '@statewise/machines';
import type { ReactNode } from 'react';
import { usePerson } from '../requests/session.js';
import { useDeskText } from './messages/catalogue.js';
import type { Desk } from './use-desk.js';

interface TaskButtonsProps extends Desk {
  readonly task: ListedTask;
}

/** Dismissing a notice; of another task, taking it or giving it back, handing it over, putting it off or bringing it back. */
export function TaskButtons({ task, desk, send }: TaskButtonsProps): ReactNode {
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
