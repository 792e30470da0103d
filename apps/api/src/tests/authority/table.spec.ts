import { readFileSync } from 'node:fs';
import path from 'node:path';
import { authorityOf, authorityPage, isDeclared } from '@statewise/contract';
import { flows } from '@statewise/machines';
import { operations } from '../../operations.js';

const page = path.resolve(import.meta.dirname, '../../../../../docs/authority.md');

it('is in docs/authority.md as it is declared: npm run authority writes it', () => {
  expect(readFileSync(page, 'utf8')).toBe(authorityPage(authorityOf(operations, flows)));
});

it('has every column of every operation and of every event', () => {
  const events = flows.flatMap((flow) => Object.values(flow.events));
  expect(events.length).toBeGreaterThan(30);
  const without = [...operations, ...events].filter(({ who }) => !isDeclared(who));
  expect(without).toEqual([]);
});

it('is what the descriptions say: by an admin code or without a code nobody opens what is opened by codes alone', () => {
  const promises = operations.filter(({ signedIn = '' }) => /by the admin code|need no code/.test(signedIn));
  expect(promises.length).toBeGreaterThan(3);
  for (const { id, who } of promises) expect([id, who.namedBy]).toEqual([id, expect.arrayContaining(['adminCode'])]);
});

it.each(['roles', 'namedBy', 'person', 'fresh', 'noted'] as const)('is not whole without %s', (column) => {
  const [whole] = operations;
  expect(isDeclared({ ...whole?.who, [column]: undefined })).toBe(false);
  expect(isDeclared({ ...whole?.who, namedBy: [] })).toBe(false);
  expect(isDeclared(undefined)).toBe(false);
});

it('lets the bank’s people send no event of a customer to what they did not make', () => {
  const acts = [
    'help.save',
    'application.jump',
    'application.undo',
    'status.change',
    'decision.confirm',
    'decision.decline',
  ];
  for (const { events } of flows)
    for (const [type, { who, internal, local }] of Object.entries(events)) {
      if (internal || local || acts.includes(type) || who.namedBy.includes('nothing')) continue;
      expect([type, who.own]).toEqual([type, ['qa', 'staff', 'admin']]);
    }
});
