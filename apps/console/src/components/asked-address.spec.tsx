import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInConsole, serve } from '../testing/in-console.js';
import { AskedAddress } from './asked-address.js';

it('goes where that can be, and says once it was sent why it cannot', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  serve(() => undefined);
  await renderInConsole(
    <AskedAddress
      name="address"
      label="Address"
      errorOf={(typed) => (typed === 'fees' ? undefined : 'Not that')}
      go="Continue"
      onChosen={(address) => chosen.push(address)}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Address' });
  expect(field).not.toHaveFocus();
  await user.type(field, 'fee');
  expect(field).toBeValid();
  await user.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription('Error: Not that');
  await user.type(field, 's {Enter}');
  expect(field).toBeValid();
  expect(chosen).toEqual(['fees']);
});
