import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInConsole, serve } from '../testing/in-console.js';
import { JobsPage } from './jobs-page.js';

const job = { id: 'a', queue: 'mail', reason: 'No route', attempts: 5, created_at: '2026-11-20T10:00:00.000Z' };

it('says that a job which was given up is thrown away', async () => {
  const calls = serve((call) => {
    if (call.startsWith('GET /api/v1/operations/queues')) return { queues: [], next_cursor: null };
    if (!call.startsWith('GET /api/v1/operations/failed-jobs')) return undefined;
    return { jobs: [{ ...job, failed_at: null }], next_cursor: null };
  });
  await renderInConsole(<JobsPage />);
  const row = await screen.findByRole('row', { name: /No route/ });
  await userEvent.click(within(row).getByRole('button', { name: 'Throw away' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Throw away' }));
  expect(await screen.findByText('The job is gone.')).toBeVisible();
  expect(calls).toContain('DELETE /api/v1/operations/failed-jobs/a');
});
