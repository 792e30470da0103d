import { FlowClient, useFlow } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';
import { DocumentUpload } from './document-upload.js';

interface PageProps {
  readonly client: FlowClient;
  readonly missing?: string;
}

function Page({ client, missing = 'invoice' }: PageProps): ReactNode {
  const kinds = ['payslip', 'invoice'];
  return <DocumentUpload flow={useFlow(client)} address="/documents" kinds={kinds} firstKind={missing} isOpen />;
}

async function show(): Promise<FlowClient> {
  sessionStorage.clear();
  const transport = memoryTransport(loanApplicationFlow);
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  await renderInWizard(<Page client={client} />);
  return client;
}

const chosen = new File(['%PDF-1.4'], 'payslip.pdf', { type: 'application/pdf' });

it('begins with the kind that the page wants first', async () => {
  await show();
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'invoice');
});

it.each([
  ['keeps the kind that is chosen', 'invoice', 'payslip'],
  ['goes on with what is missing now, where that is another kind', 'payslip', 'payslip'],
])('%s when the page is drawn anew', async (_, missing, kind) => {
  const client = await show();
  const kindShown = () => screen.getByRole('radio', { checked: true }).getAttribute('value');
  await userEvent.click(screen.getByRole('radio', { name: 'Payslip' }));
  expect(kindShown()).toBe('payslip');
  if (missing === 'payslip') await userEvent.click(screen.getByRole('radio', { name: 'Invoice' }));
  cleanup();
  await renderInWizard(<Page client={client} missing={missing} />);
  expect(kindShown()).toBe(kind);
});

it('asks for a file before it uploads', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(screen.getByText('Please select a file before uploading.')).toBeVisible();
});

it('gives the focus back to the button where the question whether to upload is answered with no', async () => {
  await show();
  await userEvent.upload(screen.getByLabelText('Files'), chosen);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus();
});

it('takes a file off the list once that is confirmed', async () => {
  await show();
  await userEvent.upload(screen.getByLabelText('Files'), chosen);
  await userEvent.click(screen.getByRole('button', { name: /payslip\.pdf/ }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByText('payslip.pdf')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /payslip\.pdf/ }));
  expect(screen.getByRole('button', { name: 'Yes, delete' })).toHaveClass('sw-button--danger');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(screen.queryByText('payslip.pdf')).toBeNull();
  expect(screen.getByLabelText('Files')).toHaveFocus();
});

it('leaves out what is no document or has nothing in it, and says so', async () => {
  await show();
  const files = [new File(['MZ'], 'x.exe'), new File([], 'empty.pdf', { type: 'application/pdf' }), chosen];
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Files'), files);
  expect(screen.getByText('x.exe: not a PDF, PNG or JPEG file. empty.pdf: the file is empty.')).toBeVisible();
  expect(screen.getAllByText(/Ready to send/)).toHaveLength(1);
});

it('leaves out a file that is too large, and says so', async () => {
  await show();
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Files'), [chosen, large]);
  expect(screen.getByText('scan.pdf: larger than 10 MB.')).toBeVisible();
  expect(screen.getByText('payslip.pdf')).toBeVisible();
});

it('shows what was chosen with the application that it was chosen for alone, whatever its code is', async () => {
  const client = await show();
  const application = { ...(await client.read('')), code: 'AAAABBBBCCCC' };
  await act(() => client.open(application));
  await userEvent.upload(screen.getByLabelText('Files'), chosen);
  await act(() => client.session.send({ type: 'code.renewed', code: 'DDDDEEEEFFFF' }));
  expect(screen.getByText('payslip.pdf')).toBeVisible();
  await act(() => client.open({ ...application, code: 'GGGGHHHHJJJJ' }));
  expect(screen.queryByText('payslip.pdf')).toBeNull();
});
