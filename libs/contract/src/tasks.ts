import { Description, Example, exampleOf, rule, Text } from '@statewise/fields';
import { Cursor, Instant, isInstant, isUuid, OneOfTexts, TextOrNull, Uuid, type RowPosition } from './members.js';
import { ok, operation, operations, type Area } from './operation.js';
import { PageLimit } from './paging.js';
import * as s from './schema.js';
import { maxTaskCount, taskLists, type TaskList } from './task-lists.js';
import { byPerson, reading, writers } from './who.js';

/** Of which kind; without it, what flows declare. */
export class TaskKindQuery {
  @Description('Of one kind alone, as the counts name it.')
  @Text({ max: 60 })
  kind?: string;
}

/** Which tasks are listed. */
export class TaskQuery extends TaskKindQuery {
  @Description('`all` and `unassigned` leave out what was put off; `putOff` are those.')
  @OneOfTexts(taskLists)
  list: TaskList = 'all';

  @Instant('To be done before this instant.')
  due_before?: string;

  @Description('Of the application with this id.')
  @Uuid()
  application?: string;

  @Cursor()
  cursor?: RowPosition;

  @PageLimit()
  limit = 50;
}

/** The id of an account, or null for none. */
function AccountOrNull(description: string): PropertyDecorator {
  return TextOrNull(
    { format: 'uuid', description },
    rule('length', (value) => typeof value !== 'string' || value.length <= 100),
    rule('format', isUuid),
  );
}

/** Who does it from now on, and who had it until then as the caller saw it. */
export class NewAssignee {
  @AccountOrNull('Who has it from now on; null: nobody.') account: string | null;
  @AccountOrNull('Who had it until now.') from: string | null;
}

/** Until when a task is put off. */
export class TaskDelay {
  @Example('2026-12-01T08:00:00Z')
  @TextOrNull({ format: 'date-time', description: 'Null brings it back.' }, rule('format', isInstant))
  until: string | null;
}

/** What waits, and the mail about it. */
export const tasksArea: Area = {
  name: 'Tasks',
  description:
    'What waits for the bank’s people: what flows declare, acts that wait for a second person, mails that failed, and what else an installation names. Each role has the kinds that it can do something about.',
};

const person = s.object({ id: s.text('Of the account'), name: s.text() });
const task = s.named(
  'Task',
  s.object({
    id: s.uuid(),
    kind: s.text('As the counts name it'),
    label: s.text('What this kind is called', { example: 'Reviews' }),
    subject: s.text('What it is about: the id of an application, a proposal, a mail, or other content'),
    title: s.text('What that is called; for an application, who applies'),
    application: s.nullable(
      s.object({
        id: s.uuid(),
        flow: s.text(),
        title: s.text('What the flow is called'),
        name: s.nullable(s.text('Who applies')),
      }),
    ),
    by: s.nullable(person),
    since: s.instant('Since when it waits'),
    due_at: s.instant('Until when it is to be done'),
    is_overdue: s.flag('Whether that is past'),
    assigned_to: s.nullable(person),
    put_off_until: s.nullable(s.instant('Out of the lists until then')),
    is_notice: s.flag('Whether it only tells the caller something, who takes it off their desk'),
  }),
);
const count = s.object({
  kind: s.text(),
  label: s.text('What this kind is called', { example: 'Reviews' }),
  all: s.integer(`${maxTaskCount} stands for so many and more, here and below`),
  mine: s.integer(),
  unassigned: s.integer(),
  overdue: s.integer(),
});

const assignee = { id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11', name: 'Maria Borg' };
const one = ok({ task });
const acting = byPerson(writers);

/** What waits for the bank's people. */
export const tasks = operations('tasks', tasksArea, {
  page: operation('GET', '/api/v1/tasks', {
    who: reading(writers),
    summary: 'What waits, the first deadline first',
    description: 'What the caller proposed is left out until it is overdue: others decide on it.',
    query: TaskQuery,
    isLocalised: true,
    answers: ok({ tasks: s.list(task), next_cursor: s.nextCursor }),
  }),
  counts: operation('GET', '/api/v1/tasks/counts', {
    who: writers,
    summary: 'How much waits, by kind',
    isLocalised: true,
    answers: ok({ counts: s.list(count) }),
  }),
  assignees: operation('GET', '/api/v1/tasks/assignees', {
    who: writers,
    summary: 'Who can be given a task',
    query: TaskKindQuery,
    answers: ok({ people: s.list(person) }),
  }),
  read: operation('GET', '/api/v1/tasks/{id}', {
    who: reading(writers),
    summary: 'One task',
    isLocalised: true,
    answers: one,
  }),
  assign: operation('PUT', '/api/v1/tasks/{id}/assignee', {
    who: acting,
    summary: 'Take a task, hand it over or give it back',
    description:
      'Names who had it as the caller saw it; another person’s by now, or one who cannot do it, is refused with 409.',
    body: { type: NewAssignee, examples: { take: { account: assignee.id, from: null } } },
    isLocalised: true,
    answers: one,
    problems: ['TASK.TAKEN'],
  }),
  putOff: operation('PUT', '/api/v1/tasks/{id}/delay', {
    who: acting,
    summary: 'Put a task off, or bring it back',
    description:
      'Until then it is in no list but that of what was put off; its deadline stays, and may come before then.',
    body: { type: TaskDelay, examples: { tomorrow: exampleOf(TaskDelay) } },
    isLocalised: true,
    answers: one,
  }),
  dismiss: operation('DELETE', '/api/v1/tasks/{id}', {
    who: acting,
    summary: 'Take a notice off one’s desk',
    answers: { 204: { description: 'Taken off' } },
  }),
});

/** What waits, as the server lists it. */
export type TaskView = s.OutputOf<typeof task>;
/** What waits, as a caller receives it. */
export type ListedTask = s.ReceivedOf<typeof task>;
/** How much waits of a kind. */
export type TaskCount = s.OutputOf<typeof count>;
/** A person who can be given a task. */
export type Assignee = s.OutputOf<typeof person>;
