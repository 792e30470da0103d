import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Accordion } from './accordion.js';
import { FileDrop, type FileDropProps } from './file-drop.js';
import { PageShell } from './page-shell.js';
import { ProgressSteps } from './progress-steps.js';
import { renderUi } from './render-ui.js';

describe('progress', () => {
  const steps = ['You', 'Address', 'Income'].map((name, index) => ({
    number: index + 1,
    name,
    canOpen: index < 2,
    isDone: index === 0,
  }));

  it('says which step is current and leads to those that can be opened, no further', async () => {
    const goTo = jest.fn();
    const { user } = await renderUi(<ProgressSteps steps={steps} current={1} onGoTo={goTo} />);
    const [you, address, income] = screen.getAllByRole('listitem');
    expect(you).toHaveAttribute('aria-current', 'step');
    expect(you).toHaveTextContent('You (current step)');
    expect(income).toHaveTextContent('Income (to come)');
    expect(within(income ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    await user.click(within(address ?? document.body).getByRole('button', { name: 'Address (to come)' }));
    expect(goTo).toHaveBeenCalledWith(2);
  });

  it('ticks what is done and nothing else', async () => {
    await renderUi(<ProgressSteps steps={steps} current={3} onGoTo={() => undefined} />);
    const [you, address] = screen.getAllByRole('listitem');
    expect(you).toHaveTextContent('You (completed)');
    expect(address).toHaveTextContent('2Address (to come)');
  });

  it('sums up where one is, and opens into the list', async () => {
    const { user } = await renderUi(<ProgressSteps steps={steps} current={2} onGoTo={() => undefined} />, 'nl');
    const summary = screen.getByRole('button', { name: 'Stap 2 van 3 Address' });
    await user.click(summary);
    expect(summary).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes the list when another step is shown', async () => {
    function Steps() {
      const [current, setCurrent] = useState(1);
      return (
        <>
          <ProgressSteps steps={steps} current={current} onGoTo={() => undefined} />
          <button onClick={() => setCurrent(2)}>Save</button>
        </>
      );
    }
    const { user } = await renderUi(<Steps />);
    await user.click(screen.getByRole('button', { name: /^Step 1 of 3/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: /^Step 2 of 3/ })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('accordion', () => {
  function Groups() {
    const [open, setOpen] = useState<string | undefined>('a');
    return (
      <Accordion
        open={open}
        onOpen={setOpen}
        groups={[
          { id: 'a', title: 'Occupation', content: 'A' },
          { id: 'b', title: 'Income', content: <input aria-label="Net" /> },
        ]}
      />
    );
  }

  it('has one group open at a time and keeps what was typed in a closed one', async () => {
    const { user } = await renderUi(<Groups />);
    await user.click(screen.getByRole('button', { name: 'Income' }));
    expect(screen.queryByRole('region', { name: 'Occupation' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Net' }), '2000');
    await user.click(screen.getByRole('button', { name: 'Occupation' }));
    await user.click(screen.getByRole('button', { name: 'Income' }));
    expect(screen.getByRole('textbox', { name: 'Net' })).toHaveValue('2000');
  });
});

describe('files', () => {
  const drop = (props: Partial<FileDropProps> = {}) => (
    <FileDrop name="payslip" label="Payslips" files={[]} onAdd={() => undefined} {...props} />
  );
  const pdf = new File(['%PDF'], 'payslip.pdf', { type: 'application/pdf' });
  const other = new File(['x'], 'other.pdf', { type: 'application/pdf' });

  it('takes chosen and dropped files, one unless several are allowed', async () => {
    const add = jest.fn();
    const { user, rerender } = await renderUi(drop({ onAdd: add, multiple: true }));
    const input = screen.getByLabelText('Payslips');
    await user.upload(input, [pdf, other]);
    expect(add).toHaveBeenLastCalledWith([pdf, other]);
    rerender(drop({ onAdd: add }));
    fireEvent.drop(input, { dataTransfer: { files: [other, pdf] } });
    expect(add).toHaveBeenLastCalledWith([other]);
  });

  it('shows how far each file has come and what can be done about it', async () => {
    const [cancel, retry, remove] = [jest.fn(), jest.fn(), jest.fn()];
    const { user } = await renderUi(
      drop({
        files: [
          { id: '1', name: 'a.pdf', size: 1_500_000, status: 'sending', progress: 40 },
          { id: '2', name: 'b.pdf', size: 900, status: 'failed', message: 'Too large' },
          { id: '3', name: 'c.pdf', size: 2000, status: 'sent' },
        ],
        onCancel: cancel,
        onRetry: retry,
        onRemove: remove,
      }),
    );
    const [first, second, third] = within(screen.getByRole('list', { name: 'Payslips: Chosen files' })).getAllByRole(
      'listitem',
    );
    expect(screen.getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute('value', '40');
    expect(first).toHaveTextContent('1.5 MB');
    expect(second).toHaveTextContent('Not sent – Too large');
    expect(third).toHaveTextContent('Sent');
    await user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Try again: b.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Remove c.pdf' }));
    expect([cancel, retry, remove].map((action) => action.mock.calls)).toEqual([[['1']], [['2']], [['3']]]);
  });

  it('writes sizes with the units of the language', async () => {
    const sizes = [1_500_000, 2000, 90];
    const files = sizes.map((size) => ({ id: String(size), name: 'fiche.pdf', size, status: 'waiting' as const }));
    await renderUi(drop({ files }), 'fr', 'be');
    const said = screen.getAllByRole('listitem').map((one) => one.querySelector('.sw-figures'));
    for (const [index, text] of ['1,5 Mo', '2 ko', '1 ko'].entries()) expect(said[index]).toHaveTextContent(text);
  });
});

it('frames a page with a skip link, the languages and the phone of the country', async () => {
  await renderUi(
    <PageShell
      year={2026}
      languageHref={(language) => `#/${language}`}
      footerLinks={[{ href: '/privacy', label: 'Privacy' }]}
    >
      <h1>Hello</h1>
    </PageShell>,
    'nl',
    'be',
  );
  expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('link', { name: 'Meridian Bank, startpagina' })).toHaveAttribute('href', '/be-nl/');
  expect(screen.getByRole('link', { name: /Bel ons \+32/ })).toHaveAttribute('href', 'tel:+3224004409');
  expect(screen.getByRole('link', { name: 'NL Nederlands' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'FR Français' })).toHaveAttribute('href', '#/fr');
  expect(within(screen.getByRole('contentinfo')).getByText(/© 2026 Meridian Bank p.l.c./)).toBeInTheDocument();
});
