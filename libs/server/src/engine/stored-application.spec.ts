import { feedbackFlow } from '@statewise/flow/testing';
import { ApplicationHistory, servedAlone } from '../testing/application-history.js';
import { snapshotOf } from './run-events.js';
import { eventsFor, isMaker, makersRole, stale } from './stored-application.js';

const by = (made_by: string | null, preparedBy: string | null) => ({ made_by, facts: { preparedBy } });

it('takes for its maker the person who brought it into being, and a program of theirs, until the applicant has it', () => {
  const ada = { role: 'staff', id: 'ada' } as const;
  expect(isMaker(by('ada', 'staff'), ada)).toBe(true);
  expect(isMaker(by('ada', 'staff'), { role: 'staff', id: 'token:1', person: 'ada' })).toBe(true);
  expect(isMaker(by('ada', null), ada)).toBe(false);
  expect(isMaker(by('ada', 'staff'), { ...ada, role: 'admin' })).toBe(false);
  expect(isMaker(by('bob', 'staff'), ada)).toBe(false);
  expect(isMaker(by(null, 'staff'), { role: 'staff' })).toBe(false);
  expect([makersRole(by('ada', 'staff'), ada), makersRole(by('bob', 'staff'), ada)]).toEqual([
    { preparedBy: 'staff' },
    { preparedBy: null },
  ]);
});

it('lists the events of the applicant for who made it, and for no other of the bank', async () => {
  const actor = { role: 'staff', id: 'ada' } as const;
  const begun = await ApplicationHistory.begin(
    servedAlone(feedbackFlow),
    { type: 'application.create', fields: { score: 5 } },
    { actor },
  );
  const { stored } = await begun.send({ type: 'mood.judged', mood: 'glad' }, { actor: { role: 'system' } });
  const listed = (id: string) =>
    eventsFor(feedbackFlow, snapshotOf(feedbackFlow, stored), stored, { ...actor, id }, '2026-01-01T00:00:00.000Z');
  expect(listed('ada')).toEqual(expect.arrayContaining(['step.save', 'step.back']));
  expect(listed('bob')).toEqual([]);
});

it('says where an application is to who came second', async () => {
  const { stored } = await ApplicationHistory.begin(servedAlone(feedbackFlow), {
    type: 'application.create',
    fields: { score: 5 },
  });
  expect(stale(stored)).toMatchObject({
    code: 'APPLICATION.STALE',
    details: { members: { state: 'judging', version: 1, current_step: 1, furthest_step: 1 } },
  });
});
