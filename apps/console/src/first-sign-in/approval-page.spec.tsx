import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import { ApprovalPage } from './approval-page.js';

it.each([
  [409, 'proposal:stale', 'This link does not count any more.'],
  [503, 'Too much at once.', 'Too much at once.'],
])('says after a %d whether it is the link that does not count', async (status, kind, told) => {
  serve((call) => (call.endsWith('/approve') ? new RefusedCall(status, kind) : undefined));
  await renderInConsole(<ApprovalPage />, '/approve#token');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
});
