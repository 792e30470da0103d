import { accountCursorOf, AccountsPage, OutboxPage } from '@statewise/contract';
import { checkInput } from './handles.js';

const now = { at: '2026-11-20T10:00:00.000Z' };

it('reads a cursor as the account behind which the page begins', () => {
  const cursor = accountCursorOf({ name: 'Zoë Haddad', id: '7' });
  expect(checkInput(AccountsPage, { cursor, limit: '5' }, 'ignored', now)).toEqual({
    values: { cursor: { name: 'Zoë Haddad', id: '7' }, limit: 5 },
  });
});

it.each(['no cursor', 'bnVsbA', 'WyJhIl0', 5, ['a'], { name: 'a', id: '7' }])('refuses the cursor %j', (cursor) => {
  const refused = { errors: { cursor: ['format'] } };
  expect(checkInput(AccountsPage, { cursor }, 'ignored', now)).toEqual(refused);
  expect(checkInput(OutboxPage, { cursor }, 'refused', now)).toEqual(refused);
});

it('takes a member of a search that is sent empty for one that is left out', () => {
  const body = { q: ' noor ', cursor: '', limit: null };
  expect(checkInput(AccountsPage, body, 'refused', now)).toEqual({ values: { q: 'noor', limit: 50 } });
});
