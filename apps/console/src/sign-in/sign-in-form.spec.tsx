import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInConsole, RefusedCall, serve } from '../testing/in-console.js';
import { SignedOutPage } from './signed-out-page.js';
import { SignInForm } from './sign-in-form.js';

const user = userEvent.setup();

it('goes on in the field of the code, and back at the page of the password', async () => {
  const isEnrolled = { is_enrolled: true };
  serve((call) => (call === 'POST /api/v1/session' ? new RefusedCall(401, 'session:second-factor', isEnrolled) : {}));
  await renderInConsole(
    <SignedOutPage title="Sign in">
      <SignInForm onSignedIn={() => undefined} />
    </SignedOutPage>,
  );
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'noor@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByRole('textbox', { name: /^Code/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
