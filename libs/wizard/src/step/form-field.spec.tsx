import { FlowClient, useFlow } from '@statewise/flow-client';
import type { Catalogue } from '@statewise/i18n';
import { loanApplicationFlow } from '@statewise/machines';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';
import type { FlowSetup } from '../wizard-options.js';
import { StepFields } from './step-fields.js';
import { StepScreen } from './step-screen.js';
import { useStepForm } from './use-step-form.js';

const texts: Catalogue = {
  area: 'test',
  load: () =>
    Promise.resolve({
      'field.first_name': 'First name',
      'field.email': 'E-mail',
      'field.gender': 'Gender',
      'field.mobile': 'Mobile',
      'field.nationality': 'Nationality',
      'field.accept_gdpr': 'I agree',
      'hint.email': 'We write there',
      'choice.gender.female': 'A woman',
      'error.mobile.required': 'One phone number is enough',
      'more.first_name': 'As on the identity card',
      'choice.gender.female.hint': 'As on the identity card',
    }),
};

const names = ['first_name', 'email', 'gender', 'mobile', 'nationality', 'co_borrower_civil_status', 'accept_gdpr'];

function Step({ client }: { readonly client: FlowClient }): ReactNode {
  const flow = useFlow(client);
  const form = useStepForm(flow);
  return (
    <StepScreen flow={flow} form={form}>
      <StepFields form={form} names={names} />
    </StepScreen>
  );
}

async function show(setup: Partial<FlowSetup> = {}): Promise<void> {
  sessionStorage.clear();
  const transport = memoryTransport(loanApplicationFlow);
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  await renderInWizard(<Step client={client} />, {
    catalogue: texts,
    flow: () => Promise.resolve({ flow: loanApplicationFlow, ...setup }),
  });
}

it('draws a field as its description says, and none that is not asked', async () => {
  await show();
  expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('We write there');
  expect(screen.getByRole('combobox', { name: /^Gender/ })).toBeVisible();
  expect(screen.queryByLabelText(/co_borrower/)).toBeNull();
});

it('names choices by the texts of the front end, or as the server does where it keeps them', async () => {
  await show();
  expect(screen.getByRole('option', { name: 'A woman' })).toHaveValue('female');
  const nationality = await screen.findByLabelText('Nationality', { selector: '[role=combobox]' });
  fireEvent.change(nationality, { target: { value: 'be' } });
  expect(nationality).toHaveValue('Belgium');
});

it('takes the choices that the server keeps', async () => {
  await show({ fetchChoices: () => Promise.resolve({ genders: [{ value: 'female', label: 'Vrouw' }] }) });
  expect(screen.getByRole('option', { name: 'Vrouw' })).toHaveValue('female');
});

it('explains a field beside its label where there is a text for it', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'More about First name' }));
  expect(screen.getByText('As on the identity card')).toBeVisible();
});

it('says what is wrong in the front end’s words for the field, and in those for its kind', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(screen.getAllByText('One phone number is enough')[0]).toBeVisible();
  expect(screen.getByLabelText('I agree')).toHaveAccessibleDescription(/Tick the box for “I agree”/);
});

it('offers two choices of one name once, and keeps the one that was chosen', async () => {
  const titles = [
    { value: 'mr', label: 'De heer' },
    { value: 'mrs', label: 'Mevrouw' },
    { value: 'ms', label: 'Mevrouw' },
  ];
  await show({ fetchChoices: () => Promise.resolve({ genders: titles }) });
  const options = () => screen.getAllByRole('option').map((option) => option.getAttribute('value'));
  expect(options()).toEqual(expect.arrayContaining(['mr', 'mrs']));
  expect(options()).not.toContain('ms');
});

it('says of a number that it is none once typing pauses, and at once that it is mended', async () => {
  await show();
  const mobile = screen.getByLabelText('Mobile');
  const isTold = (told: boolean) => expect(mobile.getAttribute('aria-invalid') === 'true').toBe(told);
  fireEvent.change(mobile, { target: { value: '991' } });
  isTold(false);
  await waitFor(() => isTold(true), { timeout: 5_000 });
  expect(mobile).toHaveAccessibleDescription(/too many or too few digits/);
  fireEvent.change(mobile, { target: { value: '99123456' } });
  await waitFor(() => isTold(false));
});
