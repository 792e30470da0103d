import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { renderInWizard } from '../testing/in-wizard.js';
import { ResumePage } from './resume-page.js';

it('begins at its heading, and asks for the code when none is typed, without asking the server', async () => {
  const asked: string[] = [];
  await renderInWizard(
    <MemoryRouter>
      <ResumePage />
    </MemoryRouter>,
    {},
    {
      request: (path) => {
        asked.push(path);
        return Promise.resolve({});
      },
    },
  );
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Type your code');
  const code = screen.getByRole('textbox', { name: 'Application code' });
  expect(code).toHaveAccessibleDescription(/Type your code/);
  expect(code).toHaveFocus();
  expect(asked).toEqual([]);
  await user.type(code, '7');
  expect(screen.queryByText('Type your code')).toBeNull();
});
