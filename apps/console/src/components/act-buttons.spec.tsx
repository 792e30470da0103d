import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RequestFailure } from '@statewise/flow-client';
import { consoleAround, renderInConsole, serve } from '../testing/in-console.js';
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

it('has what was typed when it is drawn again, but no password or code, until it is sent or cancelled', async () => {
  const user = userEvent.setup();
  serve(() => undefined);
  const around = await consoleAround();
  const fields = () => [
    { name: 'name', label: 'Name' },
    { name: 'role', label: 'Role' },
    { name: 'word', label: 'Word', input: 'password' },
    { name: 'code', label: 'Code', autoComplete: 'one-time-code' as const },
  ];
  const shown = async () => {
    cleanup();
    const dialog = { title: 'A token', go: 'Make', fields, initial: { role: 'staff' }, act: async () => ({}) };
    await act(async () => render(around(<FormDialog {...dialog} onClose={() => undefined} />)));
    return ['Name', 'Role', 'Word', 'Code'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  };
  const typeName = () => user.type(screen.getByLabelText('Name'), 'Report');
  expect(await shown()).toEqual(['', 'staff', '', '']);
  await typeName();
  for (const label of ['Word', 'Code']) await user.type(screen.getByLabelText(label), 'secret');
  expect(await shown()).toEqual(['Report', 'staff', '', '']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await shown()).toEqual(['', 'staff', '', '']);
  await typeName();
  await user.click(screen.getByRole('button', { name: 'Make' }));
  expect(await shown()).toEqual(['', 'staff', '', '']);
});

it('gives way to the page where it is not known what became of it, with what was typed for another try', async () => {
  const user = userEvent.setup();
  serve(() => undefined);
  const onClose = jest.fn();
  const lost = () => Promise.reject(new RequestFailure('unknown'));
  const fields = () => [{ name: 'name', label: 'Name' }];
  await renderInConsole(<FormDialog title="A token" go="Make" fields={fields} act={lost} onClose={onClose} />);
  await user.type(screen.getByLabelText('Name'), 'Report');
  await user.click(screen.getByRole('button', { name: 'Make' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(Object.values(sessionStorage)).toEqual(['{"name":"Report"}']);
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
