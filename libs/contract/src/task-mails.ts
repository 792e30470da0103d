import { Example, exampleOf, Flag, Required } from '@statewise/fields';
import { ok, operation, operations } from './operation.js';
import * as s from './schema.js';
import { tasksArea } from './tasks.js';
import { byPerson, writers } from './who.js';

/** Whether a person wants the mail about what waits. */
export class TaskMailWish {
  @Required() @Flag() @Example('true') is_wanted: boolean;
}

const own = byPerson(writers);
const wish = ok({ is_wanted: s.flag('Whether the mail comes') });

/** The mail in the morning about what waits, for each person who wants it. */
export const taskMails = operations('taskMails', tasksArea, {
  read: operation('GET', '/api/v1/session/task-mail', {
    who: own,
    summary: 'Whether one gets a mail about what waits',
    answers: wish,
  }),
  choose: operation('PUT', '/api/v1/session/task-mail', {
    who: own,
    summary: 'Get a mail about what waits, or no longer',
    description:
      'It comes from Monday to Friday at 7:00 in Brussels, in the language of this request, where something waits. It says how much of which kind, and no more.',
    isLocalised: true,
    body: { type: TaskMailWish, examples: { wanted: exampleOf(TaskMailWish) } },
    answers: wish,
  }),
});
