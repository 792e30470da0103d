import { RequestFailure } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { renderInWizard } from '../testing/in-wizard.js';
import type { FlowSetup } from '../wizard-options.js';
import { CodePanel } from './code-panel.js';

async function show(setup: Partial<FlowSetup> = {}): Promise<void> {
  await renderInWizard(
    <MemoryRouter>
      <CodePanel code="7K3M9QWX2TRB" isNew />
    </MemoryRouter>,
    { flow: () => Promise.resolve({ flow: loanApplicationFlow, ...setup }) },
  );
}

it('shows a new code in groups, and offers no mail where there is none', async () => {
  await show();
  expect(screen.getByText('7K3M')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'E-mail me' })).toBeNull();
});

it('mails the code once at a time, says how that went, and can be asked again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await show({
    mailCode: (_request, code) => {
      asked.push(code);
      return asked.length === 1 ? promise : Promise.reject(new RequestFailure('busy'));
    },
  });
  const mail = screen.getByRole('button', { name: 'E-mail me' });
  await userEvent.click(mail);
  await userEvent.click(mail);
  expect(asked).toEqual(['7K3M9QWX2TRB']);
  await act(async () => resolve());
  expect(screen.getByText('The e-mail is on its way.')).toBeVisible();
  await userEvent.click(mail);
  expect(await screen.findByText('The e-mail could not be sent. Try again later.')).toBeVisible();
});

it('draws the QR code of the address once it is asked to be shown', async () => {
  await show();
  expect(screen.queryByRole('img', { hidden: true })).toBeNull();
  await userEvent.click(screen.getByText('QR code'));
  expect(await screen.findByRole('img', { name: /^Continue on your phone/ })).toBeVisible();
});
