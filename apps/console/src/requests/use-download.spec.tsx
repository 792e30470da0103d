import { Button } from '@statewise/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import { useDownload } from './use-download.js';

function Download(): ReactNode {
  const { busy, take } = useDownload();
  return (
    <Button busy={busy !== ''} onClick={() => void take('people.csv', '/people.csv')}>
      Download
    </Button>
  );
}

it('says that a file did not come, but not to who gave up confirming', async () => {
  let refusal = new RefusedCall(403, 'session:not-fresh');
  serve((name) => (name === 'GET /people.csv' ? refusal : undefined));
  await renderInConsole(<Download />);
  const button = screen.getByRole('button', { name: 'Download' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText(/download failed/)).toBeNull();
  refusal = new RefusedCall(503);
  await userEvent.click(button);
  expect(await screen.findByText(/download failed/)).toBeVisible();
});
