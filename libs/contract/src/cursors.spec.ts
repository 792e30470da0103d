import { accountCursorOf, AccountsPage } from './accounts.js';
import { checkBody, checkQuery } from './check-input.js';
import { OutboxPage } from './outbox.js';

const now = { at: '2026-11-20T10:00:00.000Z' };

it('reads a cursor as the account behind which the page begins', () => {
  const cursor = accountCursorOf({ name: 'Zoë Haddad', id: '7' });
  expect(checkQuery(AccountsPage, { cursor, limit: '5' }, now)).toEqual({
    values: { cursor: { name: 'zoë haddad', id: '7' }, limit: 5 },
  });
});

it.each(['no cursor', 'bnVsbA', 'WyJhIl0', 5, ['a'], { name: 'a', id: '7' }])('refuses the cursor %j', (cursor) => {
  const refused = { errors: { cursor: ['format'] } };
  expect(checkQuery(AccountsPage, { cursor }, now)).toEqual(refused);
  expect(checkBody({ type: OutboxPage, examples: {} }, { cursor }, now)).toEqual(refused);
});

it('takes a member of a search that is sent empty for one that is left out', () => {
  const body = { q: ' noor ', cursor: '', limit: null };
  expect(checkBody({ type: AccountsPage, examples: {} }, body, now)).toEqual({ values: { q: 'noor', limit: 50 } });
});
