import { FlowClient, useFlow, type Transport } from '@statewise/flow-client';
import type { UnstampedEvent } from '@statewise/flow';
import { loanApplicationFlow } from '@statewise/machines';
import { riskAnswer, wholeWay } from '@statewise/machines/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { DocumentUpload } from '../documents/document-upload.js';
import { StatePage } from '../flow/state-page.js';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';

const arrived = { type: 'documents.uploaded', documentType: 'payslip', count: 1 };
const documented = [...wholeWay, riskAnswer(1), arrived];

let taking: PromiseWithResolvers<void>;
let client: FlowClient;

/** An application after these events, on a server that takes what is sent once the test lets it. */
async function open(events: readonly UnstampedEvent[]): Promise<void> {
  sessionStorage.clear();
  taking = Promise.withResolvers<void>();
  const server = memoryTransport(loanApplicationFlow, undefined, 'system');
  for (const event of events) await server.send('', { event, key: '' });
  const transport: Transport = {
    ...server,
    send: async (code, sent) => {
      await taking.promise;
      return server.send(code, sent);
    },
  };
  client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  client.open(await server.read(''));
  function Page(): ReactNode {
    const flow = useFlow(client);
    return (
      <>
        <StatePage flow={flow} />
        <DocumentUpload flow={flow} address="/documents" kinds={['payslip']} isOpen />
      </>
    );
  }
  await renderInWizard(<Page />);
}

afterEach(() => client.close());

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Back to the start' }));

/** Whether the browser asks before the tab is closed. */
function isAskedByBrowser(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('claims nothing before the server has taken it, and asks before that is thrown away', async () => {
  await open(wholeWay.slice(0, -1));
  expect(isAskedByBrowser()).toBe(false);
  act(() => void client.send(wholeWay.at(-1) ?? arrived));
  expect(heading()).toBe('On its way to us');
  expect(isAskedByBrowser()).toBe(true);
  await leave();
  expect(screen.getByRole('dialog')).toHaveTextContent(/What you sent has not reached us yet/);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(client.isUnderWay).toBe(true);
  await leave();
  await act(async () => {
    taking.resolve();
    await new Promise((done) => setTimeout(done, 10));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heading()).not.toBe('On its way to us');
  expect(client.view().application?.state).toBe(client.view().state);
  expect(isAskedByBrowser()).toBe(false);
});

it('shows where one only goes at once, and loses nothing by it', async () => {
  await open(documented);
  act(() => void client.send({ type: 'step.back' }));
  expect(client.isUnderWay).toBe(true);
  expect(heading()).not.toBe('On its way to us');
  expect(isAskedByBrowser()).toBe(false);
  expect(client.isLeavable).toBe(true);
});

it('asks before files that were chosen and not sent are forgotten', async () => {
  await open(documented);
  await userEvent.upload(
    screen.getByLabelText('Files'),
    new File(['%PDF-1.4'], 'may.pdf', { type: 'application/pdf' }),
  );
  await leave();
  expect(screen.getByRole('dialog')).toHaveTextContent(/You chose files that are not uploaded yet/);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(client.code).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /may\.pdf/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(client.isLeavable).toBe(true);
});
