import { RequestFailure } from '@statewise/flow-client';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { renderInWizard } from '../testing/in-wizard.js';
import { DeviceCheck } from './device-check.js';

const wrong = new RequestFailure('refused', { status: 422, errors: { number: ['wrong'] } });

const tooSoon = new RequestFailure('busy', { status: 429, retryAfterSeconds: 40 });

async function start(right = '048213', answer: () => Promise<unknown> = () => Promise.resolve({ wait_seconds: 60 })) {
  const asked: string[] = [];
  const confirmed = jest.fn(() => Promise.resolve());
  await renderInWizard(
    <MemoryRouter>
      <DeviceCheck code="7K3M9QWX2TRB" onConfirmed={confirmed} />
    </MemoryRouter>,
    {},
    {
      request: (path, { body } = {}) => {
        asked.push(path);
        if (path.endsWith('/number')) return answer();
        return JSON.stringify(body) === JSON.stringify({ number: right }) ? Promise.resolve({}) : Promise.reject(wrong);
      },
    },
  );
  return { asked, confirmed, user: userEvent.setup() };
}

it('begins at its heading, mails nothing before somebody asks for it, and says how long to wait for another one', async () => {
  const { asked, user } = await start();
  expect(asked).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send me a number' }));
  expect(await screen.findByText(/We have sent a number/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Number' })).toHaveFocus();
  expect(asked).toEqual(['/api/v1/applications/7K3M9QWX2TRB/device/number']);
  const again = screen.getByRole('button', { name: /Send another number in \d+ s/ });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  await user.click(again);
  expect(asked).toHaveLength(1);
});

it('goes on once the number is right, and says what is wrong with another one at the field', async () => {
  const { confirmed, user } = await start();
  await user.click(screen.getByRole('button', { name: 'Send me a number' }));
  const field = await screen.findByRole('textbox', { name: 'Number' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Type the six digits from the e-mail')).toBeVisible();
  await user.type(field, '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/not the number/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(confirmed).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '048 213');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Continue' });
  expect(confirmed).toHaveBeenCalledTimes(1);
});

it('repeats a number whose answer was lost under its key, and sends another one under another', async () => {
  const keys: (string | undefined)[] = [];
  await renderInWizard(
    <MemoryRouter>
      <DeviceCheck code="7K3M9QWX2TRB" onConfirmed={() => Promise.resolve()} />
    </MemoryRouter>,
    {},
    {
      request: (path, { key } = {}) => {
        if (path.endsWith('/number')) return Promise.resolve({ wait_seconds: 60 });
        keys.push(key);
        return Promise.reject(new RequestFailure('unreachable'));
      },
    },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send me a number' }));
  for (const typed of ['048213', '', '{Backspace}4']) {
    await user.type(await screen.findByRole('textbox', { name: 'Number' }), typed || '{End}');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('alert');
  }
  expect(keys[0]).toBeDefined();
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

it('takes the number that another tab asked for, where it is too soon for another one', async () => {
  const { confirmed, user } = await start('048213', () => Promise.reject(tooSoon));
  await user.click(screen.getByRole('button', { name: 'Send me a number' }));
  expect(await screen.findByText(/^You can ask for another number a little later\./)).toBeVisible();
  expect(screen.getByRole('button', { name: /Send another number in \d+ s/ })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Number' }), '048213');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Continue' });
  expect(confirmed).toHaveBeenCalledTimes(1);
});
