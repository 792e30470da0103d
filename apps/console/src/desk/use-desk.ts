import { dateOf } from '@statewise/finance';
import { deskMachine, type DeskEvent, type DeskTask, type TaskAct } from '@statewise/machines';
import { useMachine } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { instantOf } from '../components/bank-time.js';
import { call } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { useAct } from '../requests/use-act.js';
import { useDeskText } from './messages/catalogue.js';

/** What is done with tasks: where its chart stands, and how it is told what a person does. */
export interface Desk {
  readonly desk: SnapshotFrom<typeof deskMachine>;
  readonly send: (event: DeskEvent) => void;
}

/** A request that the chart wants made, what is said once it is, and how the chart hears of it. */
interface DeskRequest {
  readonly make: () => Promise<unknown>;
  readonly said: string;
  readonly send: Desk['send'];
}

interface ActRequest extends DeskRequest {
  readonly act: TaskAct;
  readonly task: DeskTask;
}

/** Taking a task, handing it over or back, and putting it off; every list follows. */
export function useDesk(): Desk {
  const t = useDeskText();
  const person = usePerson();
  const acts: Readonly<Record<TaskAct, (task: DeskTask) => Pick<DeskRequest, 'make' | 'said'>>> = {
    take: (task) => ({ make: () => assign(task, person.id), said: t('task.taken') }),
    giveBack: (task) => ({ make: () => assign(task, null), said: t('task.givenBack') }),
    bringBack: (task) => ({ make: () => delay(task, null), said: t('task.broughtBack') }),
    dismiss: ({ id }) => ({ make: () => call('DELETE /api/v1/tasks/{id}', { id }), said: t('task.dismissed') }),
  };
  const change = useAct({
    act: ({ make }: ActRequest) => make(),
    said: (_answer, { said }) => said,
    onEnd: ({ act, task, send }) => send({ type: 'act.ended', act, task }),
  });
  const answer = useAct({
    act: ({ make }: DeskRequest) => make(),
    said: (_answer, { said }) => said,
    onDone: (_answer, { send }) => send({ type: 'answer.taken' }),
  });
  const [desk, send] = useMachine(
    deskMachine.provide({
      actions: {
        changeTask: ({ event, self: { send } }) => {
          if (event.type !== 'act.requested') return;
          const { act, task } = event;
          change.mutate({ act, task, ...acts[act](task), send });
        },
        handOver: ({ context: { task, account }, self: { send } }) => {
          if (task) answer.mutate({ make: () => assign(task, account), said: t('task.given'), send }, failing(send));
        },
        putOff: ({ context: { task, days }, self: { send } }) => {
          if (!task) return;
          const make = () => delay(task, morningIn(days));
          answer.mutate({ make, said: t('task.delayed'), send }, failing(send));
        },
      },
    }),
  );
  return { desk, send };
}

const failing = (send: Desk['send']) => ({ onError: () => send({ type: 'answer.failed' }) });

/** Gives a task to an account; null gives it back. */
const assign = ({ id, assigned_to }: DeskTask, account: string | null) =>
  call('PUT /api/v1/tasks/{id}/assignee', { id, body: { account, from: assigned_to?.id ?? null } });

/** Puts a task off until an instant; null brings it back. */
const delay = ({ id }: DeskTask, until: string | null) => call('PUT /api/v1/tasks/{id}/delay', { id, body: { until } });

/** Eight in the morning, so many days from now. */
const morningIn = (days: number): string | null => instantOf(dateOf(new Date().toISOString()), '08:00', days) ?? null;
