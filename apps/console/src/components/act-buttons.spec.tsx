import { act, screen, waitFor } from '@testing-library/react';
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
