import { Button } from '@statewise/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AnswerValue } from '../components/page.js';
import { RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import { call, useCall } from './call.js';
import { PasskeyFailure } from './passkey.js';
import { useAct } from './use-act.js';

/** The tokens by name, and a button that revokes the first. */
function Tokens(): ReactNode {
  const { mutate } = useAct({ act: () => call('DELETE /api/v1/tokens/{id}', { id: 'a' }) });
  return (
    <>
      <Button onClick={() => mutate()}>Revoke</Button>
      <AnswerValue query={useCall('GET /api/v1/tokens')}>
        {({ tokens }) => <p>{tokens.map(({ name }) => name).join() || 'none'}</p>}
      </AnswerValue>
    </>
  );
}

it.each([
  ['where no answer came', new TypeError('lost'), 'It is not known whether that worked'],
  ['where the server could not say', new RefusedCall(503), 'It is not known whether that worked'],
  ['after a conflict', new RefusedCall(409), 'That did not work'],
])('reads what stands there again %s, and says what is known', async (_, outcome, title) => {
  let isRevoked = false;
  serve((name) => {
    if (name === 'GET /api/v1/tokens') return { tokens: isRevoked ? [] : [{ name: 'Export' }] };
    if (!name.startsWith('DELETE')) return undefined;
    isRevoked = true;
    return outcome instanceof RefusedCall ? outcome : Promise.reject(outcome);
  });
  await renderInConsole(<Tokens />);
  await screen.findByText('Export');
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('none')).toBeVisible();
  expect(screen.getByText(title)).toBeVisible();
  // What failed before is no longer said once it is tried again.
  serve((name) => (name === 'GET /api/v1/tokens' ? { tokens: [] } : {}));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
});

it('shows no more what is gone', async () => {
  serve((name) => (name === 'GET /api/v1/tokens' ? { tokens: [{ name: 'Export' }] } : undefined));
  await renderInConsole(<Tokens />);
  await screen.findByText('Export');
  serve((name) => (name === 'GET /api/v1/tokens' ? new RefusedCall(404) : {}));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Export')).toBeNull());
});

function AddPasskey(): ReactNode {
  const { mutate } = useAct({ act: () => Promise.reject(new PasskeyFailure('the browser used no passkey')) });
  return <Button onClick={() => mutate()}>Add</Button>;
}

it('knows that nothing was done where the browser used no passkey', async () => {
  serve(() => undefined);
  await renderInConsole(<AddPasskey />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('That did not work')).toBeVisible();
  expect(screen.getByText(/^Your browser used no passkey/)).toBeVisible();
});
