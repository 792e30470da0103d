import { eventually } from '@statewise/server/testing/eventually.js';
import { atDocuments, saveStep } from '../testing/loan-sample.js';
import { startApi } from '../testing/start-api.js';

it('mails nothing of a decision, or of sending in, that was taken back before its mail was written', async () => {
  const idle = await startApi({ WORKER: 'off' });
  const cookie = await idle.signIn();
  const decide = async (code: string, ...changes: readonly (readonly [type: string, value: number])[]) => {
    for (const [status_type, status_value] of changes)
      await idle.http
        .post(`/api/v1/applications/${code}/statuses`)
        .set('Cookie', cookie)
        .send({ status_type, status_value, reason: 'By mistake' })
        .expect(200);
  };
  await decide((await atDocuments(idle)).code, ['final', 1], ['final', 0]);
  await decide((await atDocuments(idle)).code, ['nbb', 2], ['nbb', 1]);
  await decide((await atDocuments(idle)).code, ['final', 1], ['nbb', 2]);
  await decide((await atDocuments(idle)).code, ['final', 1]);
  const { code } = await atDocuments(idle);
  await idle.http.post(`/api/v1/applications/${code}/events`).send({ type: 'step.goTo', step: 2 }).expect(200);
  await saveStep(idle, code, 2, { city: 'Sliema' });
  // The worker was away, and comes back.
  const busy = await startApi({ DATABASE_URL: idle.databaseUrl });
  try {
    await eventually(async () => {
      const [{ left }] = await idle.database.query(
        `select count(*)::int as left from jobs.job where name = 'flow-action' and state in ('created', 'retry', 'active')`,
      );
      expect(left).toBe(0);
    });
    const subjects = (await idle.mailsTo('ada@example.com')).map(({ subject }) => subject);
    const counted = (words: string) => subjects.filter((subject) => subject.startsWith(words)).length;
    expect([counted('Your loan was approved'), counted('About your loan application')]).toEqual([1, 1]);
    expect(counted('We have received your loan application')).toBe(4);
  } finally {
    await busy.stop();
    await idle.stop();
  }
});
