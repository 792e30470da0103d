import {
  FlowClient,
  platformTransport,
  useFlow,
  createRequest,
  type Answered,
  type PendingEvent,
  type Transport,
} from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Router, useLocation, useNavigate, type To } from 'react-router';
import { renderInWizard, wizardAround } from '../testing/in-wizard.js';
import { useAddress } from './use-address.js';

const states = ['stepVm', 'stepOne', 'stepTwo', 'stepThree'];

const open: FlowClient[] = [];
afterEach(() => open.splice(0).forEach((client) => client.close()));

function atStep(
  step: number,
  transport: Transport = platformTransport('loan-application', createRequest()),
): FlowClient {
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  open.push(client);
  client.open({
    code: 'AAAABBBBCCCC',
    state: states[step] ?? '',
    version: 1,
    steps: {},
    setAside: {},
    contacts: [],
    facts: { furthestStep: 3 },
    isAdmin: false,
    drafts: {},
  });
  return client;
}

/** A server that goes where it is asked to, when the test lets it answer. */
class SlowServer implements Transport {
  readonly asked: unknown[] = [];
  #answer: (() => void) | undefined;

  read(): Promise<never> {
    return Promise.reject(new Error('Nothing is read here.'));
  }

  saveDraft(): Promise<void> {
    return Promise.resolve();
  }

  send(code = '', { event }: PendingEvent): Promise<Answered> {
    this.asked.push(event['step']);
    return new Promise((resolve) => {
      this.#answer = () =>
        resolve({ code, state: states[Number(event['step'])] ?? '', version: this.asked.length + 1 });
    });
  }

  answer(): Promise<void> {
    return act(async () => this.#answer?.());
  }
}

function Page({ client }: { readonly client: FlowClient }): ReactNode {
  const flow = useFlow(client);
  useAddress(flow);
  const navigate = useNavigate();
  return (
    <>
      <p>{useLocation().pathname}</p>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
    </>
  );
}

it.each(['/step-five', '/documents', '/finished', '/step-vm'])(
  'comes back from %s, which is not reached yet, to where the applicant is',
  async (path) => {
    const client = atStep(2);
    await renderInWizard(
      <MemoryRouter initialEntries={[path]}>
        <Page client={client} />
      </MemoryRouter>,
    );
    expect(screen.getByText('/step-two')).toBeVisible();
    expect(client.view().refusal).toBeUndefined();
  },
);

it('goes on through the history once the server has answered the step before', async () => {
  const server = new SlowServer();
  const client = atStep(1, server);
  await renderInWizard(
    <MemoryRouter initialEntries={['/step-one', '/step-two', '/step-three']} initialIndex={0}>
      <Page client={client} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(server.asked).toEqual([2]);
  await server.answer();
  expect(server.asked).toEqual([2, 3]);
  await server.answer();
  expect([screen.getByText(/step/).textContent, client.view().state]).toEqual(['/step-three', 'stepThree']);
});

/** At step two, with a browser that notes where it is asked to go and draws nothing by itself. */
async function beforeDrawing(): Promise<{
  server: SlowServer;
  client: FlowClient;
  taken: To[];
  draw: (path: string) => void;
}> {
  const server = new SlowServer();
  const client = atStep(2, server);
  const taken: To[] = [];
  const navigator = {
    createHref: String,
    go: () => undefined,
    push: (to: To) => void taken.push(to),
    replace: (to: To) => void taken.push(to),
  };
  const around = await wizardAround();
  const at = (location: string): ReactNode =>
    around(
      <Router location={location} navigator={navigator}>
        <Page client={client} />
      </Router>,
    );
  const { rerender } = await act(async () => render(at('/step-two')));
  act(() => void client.send({ type: 'step.goTo', step: 3 }));
  await server.answer();
  await waitFor(() => expect(taken).toEqual([expect.objectContaining({ pathname: '/step-three' })]));
  return { server, client, taken, draw: (path) => rerender(at(path)) };
}

it('does not take an address that is still drawn for a wish to go back', async () => {
  const { server, client, taken, draw } = await beforeDrawing();
  draw('/step-three');
  expect([server.asked, client.view().state, taken.length]).toEqual([[3], 'stepThree', 1]);
});

it('goes back with a browser that did before it had drawn the step forward', async () => {
  const { server, client } = await beforeDrawing();
  // To the address that is still drawn.
  fireEvent.popState(window);
  await waitFor(() => expect(server.asked).toEqual([3, 2]));
  await server.answer();
  expect(client.view().state).toBe('stepTwo');
});
