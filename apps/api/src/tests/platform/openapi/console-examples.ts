import { eventually } from '@statewise/server/testing/eventually.js';
import type { TestApi } from '../../../testing/start-api.js';
import { toDocuments } from './application-examples.js';
import type { DescribedExamples } from './described-examples.js';

/** Looks at mails and jobs, and at an endpoint that is told of nothing; private addresses are not called. */
export async function operate(api: TestApi, examples: DescribedExamples): Promise<void> {
  for (const operation of ['operationsLook', 'operationsSizes', 'operationsFailed', 'outboxPage', 'outboxSearch'])
    await examples.paste(operation);
  const [mail] = await api.database.query('select id from outbox limit 1');
  for (const operation of ['Read', 'Drop']) await examples.paste(`outbox${operation}`, { id: mail.id });
  const { webhook } = await examples.paste('webhooksMake');
  const { delivery } = await examples.paste('webhooksTest', { id: webhook.id });
  const known = { id: webhook.id, delivery: delivery.id };
  for (const operation of ['List', 'Read', 'Change', 'Rotate', 'Page', 'Delivery', 'Resend', 'Remove'])
    await examples.paste(`webhooks${operation}`, known);
}

/** Rejects an application, asks for a person to look, and is that person. */
export async function lookAgain(api: TestApi, examples: DescribedExamples): Promise<void> {
  const code = await toDocuments(examples);
  const rejection = { status_type: 'nbb', status_value: 2, reason: 'listed' };
  const { id } = (await examples.paste('applicationsSetStatus', { code }, rejection)).application;
  const { version } = (await examples.paste('applicationsSend', { code }, { type: 'review.request' })).application;
  const [task] = (await examples.paste('tasksPage', { kind: 'review' })).tasks;
  await examples.paste('tasksCounts');
  await examples.paste('taskMailsChoose');
  await examples.paste('taskMailsRead');
  const { people } = await examples.paste('tasksAssignees');
  await examples.paste('tasksRead', { id: task.id });
  await examples.paste('tasksAssign', { id: task.id, account: people[0].id });
  await api.database.query('update task set assigned_to = null');
  await examples.paste('tasksPutOff', { id: task.id });
  await examples.paste('reviewsPage');
  const { reviewers } = await examples.paste('reviewsReviewers');
  await examples.paste('reviewsAssign', { id, account: reviewers[0].id });
  await examples.paste('reviewsRead', { id });
  await examples.paste('reviewsLetter', { id });
  await examples.paste('reviewsDecide', { id }, { ...examples.bodiesOf('reviewsDecide')[0], version });
}

/** Edits a notice and a price. */
export async function editContent(examples: DescribedExamples): Promise<void> {
  for (const id of ['Kinds', 'List', 'Item']) await examples.paste(`editing${id}`);
  await examples.paste('editingSave', {}, { ...examples.bodiesOf('editingSave')[0], version: 0 });
  await examples.paste('editingPreview');
  await examples.paste('editingPublish');
  await examples.paste('editingHistory');
  await examples.paste('editingRevert');
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const { item: scheduled } = await examples.paste('editingPublish', {}, { version: 3, at });
  await examples.paste('editingUnschedule', { version: String(scheduled.version) });
  const { item: left } = await examples.paste('editingItem');
  await examples.paste('editingDiscard', { version: String(left.version) });
  const { item } = await examples.paste('editingCreate');
  const price = { kind: 'price', key: item.key, version: '2' };
  await examples.paste('editingPublish', price, { version: item.version });
  await examples.paste('editingRemove', price);
}

/** Asks for an erasure beside a second admin: keeps the application, takes it back, and lets the other one confirm. */
export async function decideTogether(
  examples: DescribedExamples,
  second: DescribedExamples,
  code: string,
): Promise<void> {
  await examples.paste('peopleExport', { code });
  // A mail that goes out meanwhile is kept of the person, too: what was seen is stale then, and looked at again.
  await eventually(async () => {
    const { hash: seen } = await examples.paste('peopleRead', { code });
    await examples.paste('peopleErase', { code }, { seen });
  });
  await examples.paste('applicationsErase', { code });
  await examples.paste('applicationsKeep', { code });
  for (const [decide, by] of [
    ['Decline', examples],
    ['Confirm', second],
  ] as const) {
    const { proposal } = await examples.paste('applicationsErase', { code });
    for (const id of ['List', 'Read']) await by.paste(`proposals${id}`, { id: proposal.id });
    await by.paste(`proposals${decide}`, { id: proposal.id, hash: proposal.hash });
  }
}
