import { RequestFailure } from '@statewise/flow-client';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { renderInWizard } from '../testing/in-wizard.js';
import { ResumePage } from './resume-page.js';

const refused = new RequestFailure('refused', { status: 422, errors: { email: ['email'] } });

it('has a lost code mailed, and says the same whether there is one', async () => {
  const asked: unknown[] = [];
  await renderInWizard(
    <MemoryRouter>
      <ResumePage />
    </MemoryRouter>,
    {},
    {
      request: (path, { body } = {}) => {
        asked.push([path, body]);
        return asked.length === 1 ? Promise.reject(refused) : Promise.resolve({ success: true });
      },
    },
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('Lost your code?'));
  const email = screen.getByRole('textbox', { name: /E-mail address/ });
  await user.type(email, 'ada');
  await user.click(screen.getByRole('button', { name: 'E-mail me the code' }));
  expect(await screen.findByText(/Enter an e-mail address/)).toBeVisible();
  expect(email).toHaveFocus();
  await user.type(email, '@example.com');
  await user.click(screen.getByRole('button', { name: 'E-mail me the code' }));
  expect(await screen.findByText(/If an application has this address/)).toBeVisible();
  expect(asked.at(-1)).toEqual(['/api/v1/lost-codes', { email: 'ada@example.com', flow: expect.any(String) }]);
});
