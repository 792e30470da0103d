import { teaFlow } from '@statewise/flow-client/testing/tea-flow';
import type { Catalogue } from '@statewise/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pageFailures, watchFailures } from '@statewise/ui';
import { App } from './app.js';
import { StepFields } from './step/step-fields.js';
import { StepScreen } from './step/step-screen.js';
import { useStepForm } from './step/use-step-form.js';
import { renderInWizard } from './testing/in-wizard.js';
import { memoryTransport } from './testing/memory-transport.js';
import type { ScreenProps, WizardOptions } from './wizard-options.js';

const tea: Catalogue = {
  area: 'tea',
  load: () =>
    Promise.resolve({
      'app.title': 'Tea',
      'step.1': 'Who are you?',
      'step.2': 'Which tea?',
      'step.2.lead': 'We have them all.',
      'step.3': 'Served',
      'field.name': 'Name',
      'field.tea': 'Tea',
      'field.note': 'Note',
      'hint.note': 'Milk, sugar …',
      'title.served': 'Your tea is served',
      'text.served': 'Mind, it is hot.',
      'title.drunk': 'Until next time',
      'step.next': 'Go on',
    }),
};

const options: Partial<WizardOptions> = {
  base: '/tea',
  catalogue: tea,
  flow: () => Promise.resolve({ flow: teaFlow, transport: () => memoryTransport(teaFlow) }),
};

async function openAt(path: string, more: Partial<WizardOptions> = {}): Promise<ReturnType<typeof userEvent.setup>> {
  sessionStorage.clear();
  document.cookie = 'PRIVACY_POLICY_ACCEPTED=1';
  window.history.replaceState(null, '', `/mt-en/tea${path}`);
  await renderInWizard(<App />, { ...options, ...more });
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

const heading = () => screen.getByRole('heading', { level: 1 });
const arrival = (title: string) => screen.findByRole('heading', { level: 1, name: title });
/** A press after which a page is fetched: React drops what suspends in an act that nobody waits for. */
const press = (button: HTMLElement) => act(async () => button.click());
const goOn = () => press(screen.getByRole('button', { name: 'Go on' }));

it('draws a whole wizard from its flow and its texts', async () => {
  const user = await openAt('/');
  expect([heading().textContent, location.pathname]).toEqual(['Who are you?', '/mt-en/tea/guest']);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await goOn();
  await arrival('Which tea?');
  await waitFor(() => expect(location.pathname).toBe('/mt-en/tea/order'));
  expect(document.title).toContain('Which tea?');
  expect(screen.getAllByText('Step 2 of 2')[0]).toBeVisible();
  expect(await screen.findByText('TEST')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Tea'), 'Assam');
  await goOn();
  await arrival('Your tea is served');
  await waitFor(() => expect(location.pathname).toBe('/mt-en/tea/served'));
  expect(screen.getByText('Mind, it is hot.')).toBeVisible();
});

it('says so when an answer is saved that has a text for it, once and not when it stays as it was', async () => {
  const withSaved: Catalogue = {
    ...tea,
    load: async (language) => ({ ...(await tea.load(language)), 'saved.field.name': 'Name saved successfully' }),
  };
  const user = await openAt('/guest', { catalogue: withSaved });
  await user.type(screen.getByLabelText('Name'), 'Ada');
  expect(screen.queryByText('Name saved successfully')).toBeNull();
  await goOn();
  await arrival('Which tea?');
  expect(await screen.findByText('Name saved successfully')).toBeVisible();
  await press(screen.getByRole('button', { name: 'Dismiss this message' }));
  await user.type(screen.getByLabelText('Tea'), 'Assam');
  await goOn();
  await arrival('Your tea is served');
  expect(screen.queryByText('Name saved successfully')).toBeNull();
});

it('says at the field and above all what is missing', async () => {
  await openAt('/guest');
  await goOn();
  expect(screen.getByRole('link', { name: 'Enter “Name”' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

it('opens in the progress bar what the chart allows, and nothing else', async () => {
  const user = await openAt('/guest');
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await goOn();
  await arrival('Which tea?');
  expect(screen.queryByRole('button', { name: /^Served/ })).toBeNull();
  await press(await screen.findByRole('button', { name: /^Who are you\?/ }));
  await arrival('Who are you?');
  expect(await screen.findByLabelText('Name')).toHaveValue('Ada');
});

it('leads to the start page while an application may not begin elsewhere', async () => {
  const Start = () => <h1>Start here</h1>;
  await openAt('/guest', { pages: [{ path: '/', page: Start }], mayBegin: () => false });
  expect([heading().textContent, location.pathname]).toEqual(['Start here', '/mt-en/tea']);
});

it('shows the screen that a front end has for a state', async () => {
  const Screen = () => <h1>My own page</h1>;
  await openAt('/', { screens: { guest: () => Promise.resolve({ Screen }) } });
  expect(heading()).toHaveTextContent('My own page');
});

it('shows an error that nothing caught by its name and message, and leaves the page where it is', async () => {
  const stop = watchFailures('tea');
  await openAt('/guest');
  await act(async () => window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is not a function') })));
  expect(screen.getByText('TypeError: x is not a function')).toBeVisible();
  expect(heading()).toHaveTextContent('Who are you?');
  act(() => pageFailures.dismiss(pageFailures.getShown()[0]?.reference ?? ''));
  stop();
});

it('keeps the wizard and what was typed when a step cannot be drawn', async () => {
  let isBroken = false;
  const Guest = ({ flow }: ScreenProps) => {
    const form = useStepForm(flow);
    if (isBroken && form.values['name'] === 'Ada L') throw new TypeError('no such name');
    return (
      <StepScreen flow={flow} form={form}>
        <StepFields form={form} />
      </StepScreen>
    );
  };
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openAt('/guest', { screens: { guest: () => Promise.resolve({ Screen: Guest }) } });
  isBroken = true;
  await user.type(screen.getByLabelText('Name'), 'Ada L');
  expect(screen.getByText('TypeError: no such name')).toBeVisible();
  expect(screen.getAllByText('Step 1 of 2')[0]).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ada L');
  quiet.mockRestore();
});

it('runs for the page alone, and says so, where the browser blocks what it would keep', async () => {
  sessionStorage.clear();
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  try {
    document.cookie = 'PRIVACY_POLICY_ACCEPTED=1';
    window.history.replaceState(null, '', '/mt-en/tea/');
    await renderInWizard(<App />, options);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText(/Your browser keeps nothing for this site/)).toBeVisible();
    await userEvent.setup().type(screen.getByLabelText('Name'), 'Ada');
    await goOn();
    await arrival('Which tea?');
  } finally {
    blocked.mockRestore();
  }
});
