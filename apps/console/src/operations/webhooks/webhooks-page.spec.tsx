import { screen } from '@testing-library/react';
import { renderInConsole, serve } from '../../testing/in-console.js';
import { WebhooksPage } from './webhooks-page.js';

it('calls flows by their names', async () => {
  const created_at = '2026-11-20T10:00:00.000Z';
  const webhook = {
    id: 'a',
    name: 'Archive',
    url: 'https://archive.example',
    active: true,
    flows: ['loan'],
    created_at,
  };
  serve((call) => {
    if (call === 'GET /api/v1/flows') return [{ id: 'loan', name: 'Loan application', states: {}, statuses: [] }];
    return call === 'GET /api/v1/webhooks' ? { webhooks: [webhook], next_cursor: null } : undefined;
  });
  await renderInConsole(<WebhooksPage />);
  expect(await screen.findByRole('cell', { name: 'Loan application' })).toBeVisible();
});
