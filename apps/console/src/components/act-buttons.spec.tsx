import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RequestFailure } from '@statewise/flow-client';
import { renderInConsole, serve } from '../testing/in-console.js';
import { FormDialog } from './act-buttons.js';

it('sends once what is pressed twice before the page is drawn again, and again once it is done', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const send = jest.fn(() => answer);
  serve(() => undefined);
  await renderInConsole(
    <FormDialog title="A token" go="Make" act={send} onDone={() => undefined} onClose={() => undefined} />,
  );
  const make = screen.getByRole('button', { name: 'Make' });
  await act(async () => {
    make.click();
    make.click();
  });
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => resolve('done'));
  await waitFor(() => expect(make).not.toHaveAttribute('aria-busy'));
  await act(async () => make.click());
  expect(send).toHaveBeenCalledTimes(2);
});

it('leads to what is wrong, and says it no more once something else is typed', async () => {
  const user = userEvent.setup();
  const errors = { name: ['isNotEmpty'], url: ['isNotEmpty'] };
  const act = () => Promise.reject(new RequestFailure('refused', { status: 422, errors }));
  serve(() => undefined);
  const fields = () => ['name', 'url'].map((name) => ({ name, label: name }));
  await renderInConsole(<FormDialog title="A token" go="Make" fields={fields} act={act} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Make' }));
  await waitFor(() => expect(screen.getByLabelText('name')).toBeInvalid());
  expect(screen.getByLabelText('name')).toHaveFocus();
  await user.type(screen.getByLabelText('name'), 'Report');
  expect(screen.getByLabelText('name')).toBeValid();
  expect(screen.getByLabelText('url')).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Make' }));
  await waitFor(() => expect(screen.getByLabelText('name')).toBeInvalid());
});
