import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorSummary } from './error-summary.js';
import { FileDrop } from './file-drop.js';
import { keepFocus } from './lost-focus.js';
import { PageShell } from './page-shell.js';
import { renderUi } from './render-ui.js';

function Page(): ReactNode {
  useEffect(keepFocus, []);
  const [tokens, setTokens] = useState(['first', 'second']);
  const [isAsked, setAsked] = useState(false);
  return (
    <main tabIndex={-1}>
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

it('takes the focus in the page of a wizard, to the field or the box that what had it stood in', async () => {
  function Form(): ReactNode {
    const [names, setNames] = useState(['cv.pdf', 'letter.pdf']);
    return (
      <PageShell languageHref={() => '#'} year={2026}>
        <ErrorSummary attempt={1} errors={['1', '2', '3', '4', '5'].map((message) => ({ message }))} />
        <FileDrop
          name="files"
          label="Attachments"
          files={names.map((name) => ({ id: name, name, size: 1, status: 'waiting' }))}
          onAdd={() => undefined}
          onRemove={(id) => setNames(names.filter((name) => name !== id))}
        />
        {names.length > 1 && <button onClick={() => setNames(['letter.pdf'])}>Stay here</button>}
      </PageShell>
    );
  }
  const { user } = await renderUi(<Form />);
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
  await waitFor(() => expect(screen.getByLabelText('Attachments')).toHaveFocus());
});
