import { deskMachine, type DeskEvent, type DeskTask, type TaskAct } from '@statewise/machines';
import { useMachine } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { call } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { useAct } from '../requests/use-act.js';
import { useDeskText } from './messages/catalogue.js';

/** What is done with tasks: where its chart stands, and how it is told what a person does. */
export interface Desk {
  readonly desk: SnapshotFrom<typeof deskMachine>;
  readonly send: (event: DeskEvent) => void;
}

interface DeskRequest {
  readonly task: DeskTask;
  readonly send: Desk['send'];
}

interface Handover extends DeskRequest {
  /** The id of an account. */
  readonly account: string;
}

interface Delay extends DeskRequest {
  /** Days until the task comes back. */
  readonly days: number;
}

/** Taking a task, handing it over or back, and putting it off; every list follows. */
export function useDesk(): Desk {
  const acts = useTaskActs();
  const { handOver, putOff } = useTaskAnswers();
  const [desk, send] = useMachine(
    deskMachine.provide({
      actions: {
        changeTask: ({ event, self }) => {
          if (event.type === 'act.requested') acts[event.act].mutate({ task: event.task, send: self.send });
        },
        handOver: ({ context: { task, account }, self }) => {
          if (task) handOver.mutate({ task, account, send: self.send }, failing(self));
        },
        putOff: ({ context: { task, days }, self }) => {
          if (task) putOff.mutate({ task, days, send: self.send }, failing(self));
        },
      },
    }),
  );
  return { desk, send };
}

const failing = ({ send }: Pick<DeskRequest, 'send'>) => ({ onError: () => send({ type: 'answer.failed' }) });

/** What needs no question. */
function useTaskActs() {
  const t = useDeskText();
  const person = usePerson();
  const assignTo = (account: string | null) => (task: DeskTask) => assign(task, account);
  return {
    take: useTaskAct('take', t('task.taken'), assignTo(person.id)),
    giveBack: useTaskAct('giveBack', t('task.givenBack'), assignTo(null)),
    bringBack: useTaskAct('bringBack', t('task.broughtBack'), (task) => delay(task, null)),
    dismiss: useTaskAct('dismiss', t('task.dismissed'), ({ id }) => call('DELETE /api/v1/tasks/{id}', { id })),
  };
}

/** An act on a task, what is said of it, and its call. */
function useTaskAct<Answer>(act: TaskAct, said: string, perform: (task: DeskTask) => Promise<Answer>) {
  return useAct({
    act: ({ task }: DeskRequest) => perform(task),
    onEnd: ({ task, send }: DeskRequest) => send({ type: 'act.ended', act, task }),
    said,
  });
}

/** What is done with the answer to a question. */
function useTaskAnswers() {
  const t = useDeskText();
  const onDone = (_answer: unknown, { send }: DeskRequest): void => send({ type: 'answer.taken' });
  const handOver = useAct({
    act: ({ task, account }: Handover) => assign(task, account),
    said: t('task.given'),
    onDone,
  });
  const putOff = useAct({
    act: ({ task, days }: Delay) => delay(task, morningIn(days)),
    said: t('task.delayed'),
    onDone,
  });
  return { handOver, putOff };
}

/** Gives a task to an account; null gives it back. */
const assign = ({ id, assigned_to }: DeskTask, account: string | null) =>
  call('PUT /api/v1/tasks/{id}/assignee', { id, body: { account, from: assigned_to?.id ?? null } });

/** Puts a task off until an instant; null brings it back. */
const delay = ({ id }: DeskTask, until: string | null) => call('PUT /api/v1/tasks/{id}/delay', { id, body: { until } });

/** Eight in the morning, so many days from now. */
function morningIn(days: number): string {
  const morning = new Date();
  morning.setDate(morning.getDate() + days);
  morning.setHours(8, 0, 0, 0);
  return morning.toISOString();
}
