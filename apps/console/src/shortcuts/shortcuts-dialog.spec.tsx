import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { switchLetterKeys, useKey } from '../components/keys.js';
import { renderInConsole, serve } from '../testing/in-console.js';
import { useShortcutsText, ShortcutsDialog } from './shortcuts-dialog.js';

const user = userEvent.setup();

/** A page on which n counts, with a field, and the dialog behind a button. */
function APage() {
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useKey('n', () => setCount(count + 1));
  return (
    <>
      <output>{count}</output>
      <input aria-label="Name" />
      <button onClick={() => setOpen(true)}>{useShortcutsText()('title')}</button>
      {isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

afterEach(() => switchLetterKeys(true));

it('switches keys of one character off and on again, and shows only those that do something', async () => {
  serve(() => undefined);
  await renderInConsole(<APage />);
  await user.keyboard('n');
  expect(screen.getByRole('status')).toHaveTextContent('1');
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  const wish = await screen.findByRole('checkbox', { name: 'Keys of one character do something' });
  for (const act of ['Next task', 'Select, or no more']) expect(screen.getByText(act)).toBeVisible();
  await user.click(wish);
  expect(screen.queryByText('Next task')).toBeNull();
  expect(screen.getByText('Send the form in which you type')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('n');
  expect(screen.getByRole('status')).toHaveTextContent('1');
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('n');
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

it('leaves keys to a field and to a dialog', async () => {
  serve(() => undefined);
  await renderInConsole(<APage />);
  await user.type(screen.getByLabelText('Name'), 'n');
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  await user.keyboard('n');
  expect(screen.getByRole('status')).toHaveTextContent('0');
});
