import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import { Enrolment } from './enrolment.js';
import { RecoveryCodes } from './recovery-codes.js';

const user = userEvent.setup();
const secret = { secret: 'ABCDEFGH', uri: 'otpauth://totp/a?secret=ABCDEFGH' };

it.each([
  [true, /^The second factor is on already/],
  [false, /^A second factor was set up meanwhile, and this key counts no more/],
])('says what another factor means where one is needed to go on: %s', async (isRequired, text) => {
  serve((call) => (call.endsWith('/confirm') ? new RefusedCall(409, 'operation:refused') : undefined));
  await renderInConsole(
    <Enrolment
      secret={{ success: true, ...secret }}
      isRequired={isRequired}
      onRestart={() => undefined}
      onDone={() => undefined}
    />,
  );
  await user.type(screen.getByRole('textbox', { name: /six digits/ }), '123456{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
});

it('says of recovery codes that others took their place, and leads on', async () => {
  serve((call) => (call.endsWith('/kept') ? new RefusedCall(409, 'operation:refused') : undefined));
  let isOver = false;
  await renderInConsole(<RecoveryCodes codes={['aaaa-bbbb']} onKept={() => (isOver = true)} />);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/these open nothing/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(isOver).toBe(true);
});
