import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FlowClient, useFlow } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation } from '@statewise/machines/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';
import { DocumentSlots, type DocumentSlot } from './document-slots.js';

const slot = (kind: string, label: string): DocumentSlot => ({
  kind,
  label,
  standing: 'Still missing',
  tone: 'missing',
  stored: [],
  canRemove: true,
});

/** A server that is overloaded at first. */
let server: Server;
let uploads: string[];

beforeEach(async () => {
  uploads = [];
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      uploads.push(/name="document_type"\s+(\w+)/.exec(body)?.[1] ?? '');
      response.statusCode = uploads.length === 1 ? 503 : 200;
      response.end(JSON.stringify(uploads.length === 1 ? { message: 'We are busy' } : { status_type: 'payslip' }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(() => new Promise((done) => server.close(done)));

function Page({ client }: { readonly client: FlowClient }): ReactNode {
  const { port } = server.address() as AddressInfo;
  return (
    <DocumentSlots
      flow={useFlow(client)}
      address={`http://127.0.0.1:${port}/documents`}
      slots={[slot('payslip', 'Payslip'), slot('invoice', 'Invoice')]}
      isOpen
      onRemove={() => undefined}
    />
  );
}

it('offers the camera of a phone in each place', async () => {
  sessionStorage.clear();
  const transport = memoryTransport(loanApplicationFlow);
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  await renderInWizard(<Page client={client} />);
  const camera = screen.getByLabelText('Payslip: Take a photo');
  expect(camera).toHaveAttribute('capture', 'environment');
  await userEvent.upload(camera, new File(['picture'], 'image.jpg', { type: 'image/jpeg' }));
  expect(within(screen.getByRole('list', { name: 'Payslip: Chosen files' })).getByText('image.jpg')).toBeVisible();
});

it('keeps a document that did not arrive in its place, says why, and sends it again by itself', async () => {
  sessionStorage.clear();
  const transport = memoryTransport(loanApplicationFlow);
  await transport.send('', { event: creation, key: '' });
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  client.open(await transport.read(''));
  await renderInWizard(<Page client={client} />);
  const file = new File(['%PDF-1.4'], 'quotation.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Invoice'), file);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, upload' }));
  const chosen = await screen.findByRole('list', { name: 'Invoice: Chosen files' });
  expect(await within(chosen).findByText(/We are busy/)).toBeVisible();
  expect(screen.getByText(/Some files did not arrive/)).toBeVisible();
  await userEvent.click(within(chosen).getByRole('button', { name: 'Try again: quotation.pdf' }));
  await waitFor(() => expect(screen.queryByText('quotation.pdf')).toBeNull());
  expect(uploads).toEqual(['invoice', 'invoice']);
  client.close();
});
