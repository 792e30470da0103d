import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FlowClient, useFlow } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation } from '@statewise/machines/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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

/** A server that is overloaded at first, unless it answers something else then, or nothing, as status 0. */
let server: Server;
let first: { readonly status: number; readonly message: string };
let uploads: string[];
/** Whether it answers nothing but the first. */
let isStuck: boolean;

beforeEach(async () => {
  uploads = [];
  isStuck = false;
  first = { status: 503, message: 'We are busy' };
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      uploads.push(/name="document_type"\s+(\w+)/.exec(body)?.[1] ?? '');
      const isFirst = uploads.length === 1;
      if (isStuck && !isFirst) return;
      if (isFirst && first.status === 0) return void response.destroy();
      response.statusCode = isFirst ? first.status : 200;
      response.end(JSON.stringify(isFirst ? { message: first.message } : { status_type: 'payslip' }));
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

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

async function send(file: File): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Invoice'), file);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, upload' }));
}

async function opened(): Promise<FlowClient> {
  sessionStorage.clear();
  const transport = memoryTransport(loanApplicationFlow);
  await transport.send('', { event: creation, key: '' });
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  client.open(await transport.read(''));
  await renderInWizard(<Page client={client} />);
  return client;
}

it('keeps a document that did not arrive in its place, says why, and sends it again by itself', async () => {
  const client = await opened();
  await send(pdf('quotation.pdf'));
  const chosen = await screen.findByRole('list', { name: 'Invoice: Chosen files' });
  expect(await within(chosen).findByText(/We are busy/)).toBeVisible();
  const notice = screen.getByText(/Some files did not arrive/);
  expect(notice).toBeVisible();
  expect(document.activeElement).toContainElement(notice);
  await userEvent.click(within(chosen).getByRole('button', { name: 'Try again: quotation.pdf' }));
  await waitFor(() => expect(screen.queryByText('quotation.pdf')).toBeNull());
  expect(uploads).toEqual(['invoice', 'invoice']);
  client.close();
});

it('says what it left out until the others are sent', async () => {
  first = { status: 200, message: '' };
  const client = await opened();
  const field = screen.getByLabelText('Invoice');
  await userEvent.upload(field, [new File([], 'empty.pdf', { type: 'application/pdf' }), pdf('quotation.pdf')]);
  expect(screen.getByText(/empty\.pdf: the file is empty/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, upload' }));
  await waitFor(() => expect(screen.queryByText('quotation.pdf')).toBeNull());
  expect(screen.queryByText(/the file is empty/)).toBeNull();
  client.close();
});

it('offers no other try for a document that is not taken, and sends it no more', async () => {
  first = { status: 422, message: 'This is no PDF' };
  const client = await opened();
  await send(pdf('disguised.pdf'));
  const chosen = await screen.findByRole('list', { name: 'Invoice: Chosen files' });
  expect(await within(chosen).findByText(/This is no PDF/)).toBeVisible();
  expect(screen.getByText(/We cannot accept some of these files/)).toBeVisible();
  expect(screen.queryByText(/Some files did not arrive/)).toBeNull();
  expect(within(chosen).queryByRole('button', { name: /^Try again/ })).toBeNull();
  await send(pdf('quotation.pdf'));
  await waitFor(() => expect(within(chosen).queryByText('quotation.pdf')).toBeNull());
  expect(uploads).toEqual(['invoice', 'invoice']);
  await userEvent.click(within(chosen).getByRole('button', { name: 'Remove disguised.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(screen.queryByText('disguised.pdf')).toBeNull();
  client.close();
});

it('goes on with what has arrived while a document beside it did not', async () => {
  const client = await opened();
  await userEvent.upload(screen.getByLabelText('Payslip'), [pdf('one.pdf'), pdf('other.pdf')]);
  expect(client.session.getSnapshot().context.isHeld).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, upload' }));
  expect(await screen.findByText(/Some files did not arrive/)).toBeVisible();
  expect(uploads).toEqual(['payslip', 'payslip']);
  expect(client.session.getSnapshot().context.isHeld).toBe(false);
  client.close();
});

it('goes on with what has arrived when the others are cancelled', async () => {
  first = { status: 200, message: '' };
  isStuck = true;
  const client = await opened();
  await userEvent.upload(screen.getByLabelText('Payslip'), [pdf('one.pdf'), pdf('other.pdf'), pdf('third.pdf')]);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, upload' }));
  await waitFor(() => expect(uploads).toEqual(['payslip', 'payslip']));
  expect(client.session.getSnapshot().context.isHeld).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  expect(screen.getByText('other.pdf')).toBeVisible();
  expect(client.session.getSnapshot().context.isHeld).toBe(false);
  isStuck = false;
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, upload' }));
  await waitFor(() => expect(screen.queryByText('third.pdf')).toBeNull());
  // Neither of the two left on its own after the cancel.
  expect(uploads).toHaveLength(4);
  client.close();
});

it('leaves who reads at their place while it sends again by itself, and takes what they choose meanwhile', async () => {
  first = { status: 0, message: '' };
  isStuck = true;
  const client = await opened();
  await send(pdf('quotation.pdf'));
  expect(await screen.findByText(/Some files did not arrive/)).toBeVisible();
  const box = document.activeElement;
  await userEvent.upload(screen.getByLabelText('Payslip'), new File([], 'empty.pdf', { type: 'application/pdf' }));
  act(() => (box instanceof HTMLElement ? box.focus() : undefined));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(uploads).toEqual(['invoice', 'invoice']));
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent(/sent again automatically/);
  expect(screen.getByText(/empty\.pdf: the file is empty/)).toBeVisible();
  const photo = new File(['picture'], 'image.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Payslip: Take a photo'), photo);
  expect(within(screen.getByRole('list', { name: 'Payslip: Chosen files' })).getByText('image.jpg')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  client.close();
});

it('sends nothing more of an application that was left, and tells nothing of it to the one that is open', async () => {
  first = { status: 0, message: '' };
  const client = await opened();
  await send(pdf('quotation.pdf'));
  expect(await screen.findByText(/Some files did not arrive/)).toBeVisible();
  expect(client.session.getSnapshot().context.hasUnsentFiles).toBe(true);
  cleanup();
  client.open({ ...(await client.read('')), code: 'GGGGHHHHJJJJ' });
  window.dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done, 50));
  expect(uploads).toEqual(['invoice']);
  expect(client.session.getSnapshot().context).toMatchObject({ isHeld: false, hasUnsentFiles: false });
  client.close();
});
