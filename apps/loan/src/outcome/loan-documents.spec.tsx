import { FlowClient, RequestFailure, type Request, type Transport } from '@statewise/flow-client';
import { asFields } from '@statewise/fields';
import { loanApplicationFlow } from '@statewise/machines';
import { riskAnswer, wholeWay } from '@statewise/machines/testing';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { littleBank, renderScreen } from '../testing/in-loan.js';
import { Screen as ThankYou } from './thank-you.js';

const removed = { type: 'documents.removed', documentType: 'payslip', left: 1 };

let server: Transport;
let client: FlowClient;
let stored: string[];

/** A bank that has two payslips, and takes each back for who has seen its present version. */
const bank: Request = async (path, options) => {
  if (path.includes('getDocuments'))
    return { documents: stored.map((name) => ({ ...payslip, id: name, name: `${name}.pdf` })) };
  if (!path.includes('removeDocument')) return littleBank(path, options);
  const { id, version } = asFields(options?.body);
  const present = await server.read('');
  if (version !== present.version) throw new RequestFailure('stale', { status: 409 });
  if (id === 'locked') throw new RequestFailure('refused', { status: 422 });
  stored = stored.filter((name) => name !== id);
  await server.send('', { event: removed, key: '' });
  return {};
};

const payslip = { document_type: 'payslip', size: 2_000, content_type: 'application/pdf' };

beforeEach(async () => {
  sessionStorage.clear();
  stored = ['april', 'may', 'locked'];
  server = memoryTransport(loanApplicationFlow, undefined, 'system');
  const arrived = { type: 'documents.uploaded', documentType: 'payslip', count: 3 };
  for (const event of [...wholeWay, riskAnswer(1), arrived]) await server.send('', { event, key: '' });
  client = new FlowClient({ flow: loanApplicationFlow, transport: server, storage: sessionStorage });
  client.open(await server.read(''));
  await renderScreen(ThankYou, client, { request: bank });
});

afterEach(() => client.close());

async function remove(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}.pdf` }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
}

const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('link', { name: `${name}.pdf` })).toBeNull());

it('takes back one after the other while a new one is chosen', async () => {
  const chosen = new File(['%PDF-1.4'], 'june.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Your last payslip'), chosen);
  await remove('april');
  await isGone('april');
  await remove('may');
  await isGone('may');
  expect(stored).toEqual(['locked']);
  expect(screen.getByText('june.pdf')).toBeVisible();
});

it('takes one back although the application is another version by now', async () => {
  await server.send('', { event: removed, key: '' });
  await remove('may');
  await isGone('may');
  expect(stored).toEqual(['april', 'locked']);
});

it('says that one cannot be taken back', async () => {
  await remove('locked');
  expect(await screen.findByText('This is not possible at the moment.')).toBeVisible();
  expect(stored).toHaveLength(3);
});
