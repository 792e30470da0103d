import { screen } from '@testing-library/react';
import { renderInConsole } from '../testing/in-console.js';
import { ActTable, type ActTableProps } from './act-table.js';

type Act = ActTableProps['rows'][number];

const act = (id: string, more: Partial<Act>): Act => ({
  id,
  at: '2026-11-24T13:06:00.000Z',
  kind: 'records.read',
  actor: null,
  address: '127.0.0.1',
  application_id: null,
  subject: null,
  details: {},
  ...more,
});

it('names of a read the operation, of all else the thing, with a link to where it stands', async () => {
  const account = '91b669d2-0000-4000-8000-000000000000';
  await renderInConsole(
    <ActTable
      rows={[
        act('1', { subject: 'accountsPage' }),
        act('2', { kind: 'account.changed', subject: account }),
        act('3', { kind: 'content.published', subject: 'article/41' }),
      ]}
      onPerson={() => undefined}
    />,
    '/audit',
  );
  expect(await screen.findByText('accountsPage')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Account 91b669d2', `/accounts/${account}`],
    ['Content article/41', '/content/article/41'],
  ]);
});
