import { FlowClient, platformTransport, useFlow, createRequest } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { pathOfState } from './places.js';
import { useAddress } from './use-address.js';

const open: FlowClient[] = [];
afterEach(() => open.splice(0).forEach((client) => client.close()));

function atStepTwo(): FlowClient {
  const client = new FlowClient({ flow: loanApplicationFlow, transport: platformTransport('loan-application', createRequest()), storage: sessionStorage });
  open.push(client);
  client.open({ code: 'AAAABBBBCCCC', state: 'stepTwo', version: 1, steps: {}, setAside: {}, contacts: [], facts: { furthestStep: 2 }, isAdmin: false, drafts: {} });
  return client;
}

function Page({ client }: { readonly client: FlowClient }): ReactNode {
  const flow = useFlow(client);
  useAddress(flow, pathOfState(flow.state));
  return <p>{useLocation().pathname}</p>;
}

it.each(['/step-five', '/documents', '/finished', '/step-vm'])('comes back from %s, which is not reached yet, to where the applicant is', (path) => {
  const client = atStepTwo();
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page client={client} />
    </MemoryRouter>,
  );
  expect(screen.getByText('/step-two')).toBeVisible();
  expect(client.view().refusal).toBeUndefined();
});
