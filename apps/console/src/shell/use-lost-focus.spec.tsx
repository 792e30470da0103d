import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState, type ReactNode } from 'react';
import { useLostFocus } from './use-lost-focus.js';

function Page(): ReactNode {
  const main = useRef<HTMLElement>(null);
  useLostFocus(main);
  const [tokens, setTokens] = useState(['first', 'second']);
  const [isAsked, setAsked] = useState(false);
  return (
    <main ref={main} tabIndex={-1}>
      {tokens.map((token) => (
        <button key={token} onClick={() => setTokens(tokens.filter((kept) => kept !== token))}>
          Revoke {token}
        </button>
      ))}
      <button onClick={() => setAsked(true)}>Ask</button>
      {isAsked && <input ref={(field) => field?.focus()} aria-label="Reason" />}
    </main>
  );
}

it('takes the focus when the button that had it is gone', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke first' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('leaves the focus with what is still there, or has taken it', async () => {
  render(<Page />);
  const ask = screen.getByRole('button', { name: 'Ask' });
  ask.focus();
  screen.getByRole('button', { name: 'Revoke first' }).remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(ask).toHaveFocus();
  await userEvent.click(ask);
  ask.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});
