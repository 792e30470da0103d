import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.js';
import { Modal } from '../modal.js';
import { renderUi } from '../render-ui.js';
import { ToastProvider } from '../toast.js';
import { FailureBoundary } from './failure-boundary.js';
import { pageFailures, watchFailures } from './page-failures.js';

let reports: Record<string, string>[];
let answer: () => Promise<{ readonly status: number }>;
let stop: () => void;

beforeEach(() => {
  reports = [];
  answer = () => Promise.resolve({ status: 202 });
  Object.assign(globalThis, {
    fetch: (address: string, { body }: { readonly body: string }) => {
      reports.push({ address, ...JSON.parse(body) });
      return answer();
    },
  });
  stop = watchFailures('tea');
});
afterEach(() => {
  stop();
  act(() => pageFailures.getShown().forEach(({ reference }) => pageFailures.dismiss(reference)));
});

/** As browsers tell of them; jsdom has no event for a promise that nobody waits for. */
const thrown = (error: unknown, init: ErrorEventInit = {}) =>
  act(async () => window.dispatchEvent(new ErrorEvent('error', { error, ...init })));
const rejected = (reason: unknown) =>
  act(async () => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));

const page = (
  <ToastProvider>
    <h1>Tea</h1>
  </ToastProvider>
);
const messages = () => screen.getByRole('region', { name: 'Messages' });

describe('an error that nothing caught', () => {
  it('is shown by name and message, with the reference that the server gets', async () => {
    await renderUi(page);
    await thrown(new TypeError('kettle is not a function'));
    await rejected(new RangeError('too hot for ada@example.com'));
    expect(messages()).toHaveTextContent('TypeError: kettle is not a function');
    expect(messages()).toHaveTextContent('RangeError: too hot for ada@example.com');
    expect(screen.getByRole('heading', { name: 'Tea' })).toBeVisible();
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports).toEqual([
      expect.objectContaining({ address: '/errors/report', app: 'tea', path: '/', name: 'TypeError' }),
      expect.objectContaining({ name: 'RangeError', message: 'too hot for {mail}' }),
    ]);
    for (const { reference } of reports) expect(messages()).toHaveTextContent(`Reference ${reference}`);
  });

  it('is one message with a count when it repeats, and one report', async () => {
    const { user } = await renderUi(page);
    const loop = new Error('again and again');
    for (let time = 0; time < 100; time++) await thrown(loop);
    expect(screen.getAllByText('Error: again and again')).toHaveLength(1);
    expect(messages()).toHaveTextContent('100 times');
    await waitFor(() => expect(reports).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    await thrown(loop);
    expect(screen.queryByText('Error: again and again')).toBeNull();
  });

  it('makes room when many fail at once', async () => {
    await renderUi(page);
    for (const name of ['one', 'two', 'three', 'four']) await thrown(new Error(name));
    expect(screen.getAllByText(/^Error: (one|two|three|four)$/).map(({ textContent }) => textContent)).toEqual([
      'Error: two',
      'Error: three',
      'Error: four',
    ]);
  });

  it.each([
    ['a request that was given up', new DOMException('The operation was aborted', 'AbortError'), {}],
    [
      'a remark of the browser',
      undefined,
      { message: 'ResizeObserver loop completed with undelivered notifications.' },
    ],
    ['a script of another origin', undefined, { message: 'Script error.' }],
    ['an extension', new Error('x'), { filename: 'chrome-extension://abc/content.js' }],
    [
      'an extension, by its stack',
      Object.assign(new Error('y'), { stack: 'Error: y\n    at f (moz-extension://abc/content.js:1:1)' }),
      {},
    ],
  ])('is not shown when it is %s', async (_, error, init) => {
    await renderUi(page);
    await thrown(error, init);
    expect(messages()).toBeEmptyDOMElement();
    expect(reports).toEqual([]);
  });

  it('is told when only the server was not reached', async () => {
    await renderUi(page, 'fr');
    await rejected(new TypeError('Failed to fetch'));
    expect(screen.getByText(/Le serveur est injoignable/)).toBeVisible();
  });

  it('is shown without a network too, and reported once there is one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await renderUi(page);
    await thrown(new Error('in a tunnel'));
    await waitFor(() => expect(reports).toHaveLength(1));
    const [shown] = pageFailures.getShown();
    expect(messages()).toHaveTextContent(shown?.reference ?? 'none');
    answer = () => Promise.resolve({ status: 202 });
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(reports.map(({ reference }) => reference)).toEqual([shown?.reference, shown?.reference]),
    );
    online.mockRestore();
  });

  it('is shown inside of a dialog that is open, and stays when it closes', async () => {
    function Page(): ReactNode {
      const [open, setOpen] = useState(true);
      return (
        <ToastProvider>
          <Modal open={open} onClose={() => setOpen(false)} title="Milk?">
            Or sugar
          </Modal>
        </ToastProvider>
      );
    }
    const { user } = await renderUi(<Page />);
    await thrown(new Error('spilt'));
    expect(screen.getByRole('dialog', { name: 'Milk?' })).toContainElement(screen.getByText('Error: spilt'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Error: spilt')).toBeVisible();
  });
});

describe('a part of a page that cannot be drawn', () => {
  let isBroken: boolean;
  function Cup({ size }: { readonly size: number }): ReactNode {
    if (size > 0 && isBroken) throw new TypeError('the cup is broken');
    return null;
  }
  function Form(): ReactNode {
    const [size, setSize] = useState(0);
    const [tea, setTea] = useState('');
    return (
      <form>
        <input aria-label="Tea" name="tea" value={tea} onChange={(event) => setTea(event.target.value)} />
        <input aria-label="Note" name="note" />
        <input aria-label="Milk" name="milk" type="checkbox" />
        <input aria-label="Hot" name="heat" type="radio" value="hot" />
        <input aria-label="Secret" name="secret" type="password" />
        <output>{tea}</output>
        <Cup size={size} />
        <Button onClick={() => setSize(1)}>Pour</Button>
      </form>
    );
  }
  const around = (
    <ToastProvider>
      <h2>Tea house</h2>
      <FailureBoundary>
        <Form />
      </FailureBoundary>
    </ToastProvider>
  );
  let quiet: jest.SpyInstance;
  beforeEach(() => {
    isBroken = true;
    // React writes what a boundary caught to the console as well.
    quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => quiet.mockRestore());

  it('says what failed in its place, and has what was typed again after another try', async () => {
    const { user } = await renderUi(around);
    await user.type(screen.getByLabelText('Tea'), 'Assam');
    await user.type(screen.getByLabelText('Note'), 'two sugars');
    await user.click(screen.getByLabelText('Milk'));
    await user.click(screen.getByLabelText('Hot'));
    await user.type(screen.getByLabelText('Secret'), 'x');
    await user.click(screen.getByRole('button', { name: 'Pour' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toHaveFocus();
    expect(screen.getByText('TypeError: the cup is broken')).toBeVisible();
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(screen.getByText(reports[0]?.['reference'] ?? 'none')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tea house' })).toBeVisible();
    expect(messages()).toBeEmptyDOMElement();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByLabelText('Tea')).toHaveValue('Assam');
    expect(screen.getByText('Assam')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('two sugars');
    expect(screen.getByLabelText('Milk')).toBeChecked();
    expect(screen.getByLabelText('Hot')).toBeChecked();
    expect(screen.getByLabelText('Secret')).toHaveValue('');
  });

  it('offers only to load the page again when a script did not arrive', async () => {
    function Lost(): ReactNode {
      throw new TypeError('Failed to fetch dynamically imported module: https://bank.example/cup.js');
    }
    await renderUi(
      <FailureBoundary>
        <Lost />
      </FailureBoundary>,
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  });
});
