import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FlowClient } from './flow-client.js';
import { createRequest } from './http.js';
import { platformTransport } from './transport.js';
import { createTea, teaFlow } from './testing/tea-flow.js';
import { useFlow } from './use-flow.js';

function Counter({ client }: { readonly client: FlowClient }): ReactNode {
  const tea = useFlow(client);
  const name = String(tea.drafts[1]?.['name'] ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        tea.send(createTea({ name }));
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => tea.type(1, { name: event.target.value })} />
      <button>Order</button>
      {tea.refusal && <p role="alert">{tea.refusal.errors['name']?.join()}</p>}
      {tea.can(createTea({ name })) && <p>Ready</p>}
    </form>
  );
}

function show(): void {
  const transport = platformTransport('tea', createRequest());
  render(<Counter client={new FlowClient({ flow: teaFlow, transport, storage: sessionStorage })} />);
}

beforeEach(() => sessionStorage.clear());

it('draws what is typed and what is possible then', async () => {
  show();
  expect(screen.queryByText('Ready')).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByText('Ready')).toBeVisible();
});

it('draws why an event was not taken', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect(screen.getByRole('alert')).toHaveTextContent('required');
});

it('finds what was typed again after a reload, and only in this tab', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  expect(sessionStorage.getItem('statewise.tea')).toContain('Ada');
  expect(localStorage).toHaveLength(0);
});
