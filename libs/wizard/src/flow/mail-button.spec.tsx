import { RequestFailure } from '@statewise/flow-client';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInWizard } from '../testing/in-wizard.js';
import { MailButton } from './mail-button.js';

it('has one request under way at a time, and can be asked again', async () => {
  const asked: PromiseWithResolvers<unknown>[] = [];
  const mail = () => {
    const request = Promise.withResolvers();
    asked.push(request);
    return request.promise;
  };
  await renderInWizard(<MailButton mail={mail} />, {});
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: /E-mail me/ });
  await user.click(button);
  await user.click(button);
  expect(asked).toHaveLength(1);
  asked[0]?.reject(new RequestFailure('refused'));
  expect(await screen.findByText('The e-mail could not be sent. Try again later.')).toBeVisible();
  await user.click(button);
  asked[1]?.resolve(undefined);
  expect(await screen.findByText('The e-mail is on its way.')).toBeVisible();
});
