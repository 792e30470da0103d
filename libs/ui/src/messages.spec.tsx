import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from './button.js';
import { ErrorSummary } from './error-summary.js';
import { Modal } from './modal.js';
import { Notice } from './notice.js';
import { renderUi } from './render-ui.js';
import { TextField } from './text-field.js';
import { ToastProvider, useToasts, type ToastMessage } from './toast.js';

const nothing = (): void => undefined;

describe('error summary', () => {
  const form = (attempt: number) => (
    <>
      <ErrorSummary
        attempt={attempt}
        errors={
          attempt === 0 ? [] : [{ name: 'email', message: 'Enter an address' }, { message: 'The code has expired' }]
        }
      />
      <TextField name="email" label="E-mail" value="" onChange={nothing} />
    </>
  );

  it('takes the focus with every attempt and leads to the field', async () => {
    const { user, rerender } = await renderUi(form(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(form(1));
    const summary = screen.getByRole('alert', { name: 'There are problems with 2 answers' });
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Enter an address' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
    rerender(form(2));
    expect(summary).toHaveFocus();
  });

  it('says which field it is about to go to, so that a closed group can open', async () => {
    const goTo = jest.fn();
    const { user } = await renderUi(
      <ErrorSummary attempt={1} errors={[{ name: 'income', message: 'Fill this in' }]} onGoTo={goTo} />,
      'nl',
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Er is een probleem met één antwoord');
    await user.click(screen.getByRole('link'));
    expect(goTo).toHaveBeenCalledWith('income');
  });
});

describe('dialog', () => {
  function Page({ isStatic = false }: { readonly isStatic?: boolean }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          title="Privacy"
          isStatic={isStatic}
          actions={<Button onClick={() => setOpen(false)}>Accept</Button>}
        >
          Text
        </Modal>
      </>
    );
  }

  it('begins at its title and gives the focus back', async () => {
    const { user } = await renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('heading', { name: 'Privacy' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes when the browser is asked to cancel it or beside it is clicked', async () => {
    const { user } = await renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void screen.getByRole('dialog', { name: 'Privacy' }).dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays when what was pressed inside it is let go beside it, as when text is selected', async () => {
    const { user } = await renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Text') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(dialog).toBeInTheDocument();
  });

  it('stays until one of its buttons is chosen when it is static', async () => {
    const { user } = await renderUi(<Page isStatic />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    await user.click(dialog);
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a dialog whose opener goes with it', () => {
  /** The second of two rows is deleted; `page` stands there afterwards in a heading that takes the focus. */
  function Rows({ page }: { readonly page?: string }) {
    const [asked, setAsked] = useState<string>();
    const [rows, setRows] = useState(['one', 'two']);
    const isLeft = rows.length < 2 && page !== undefined;
    return (
      <>
        {isLeft && (
          <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
            {page}
          </h1>
        )}
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Button onClick={() => setAsked(row)}>{`Delete ${row}`}</Button>
            </li>
          ))}
        </ul>
        <Modal open={asked !== undefined} onClose={() => setAsked(undefined)} title="Sure?">
          <Button
            onClick={() => {
              setRows(rows.filter((row) => row !== asked));
              setAsked(undefined);
            }}
          >
            Yes
          </Button>
        </Modal>
      </>
    );
  }

  it.each([
    [undefined, 'Delete one'],
    ['The next page', 'The next page'],
  ])('gives the focus to its list, unless a heading has it: %s', async (page, name) => {
    const { user } = await renderUi(<Rows {...(page !== undefined && { page })} />);
    await user.click(screen.getByRole('button', { name: 'Delete two' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByRole(page === undefined ? 'button' : 'heading', { name })).toHaveFocus();
  });
});

it('gives the focus to the buttons beside the opener of a dialog that took it away', async () => {
  function Upload() {
    const [step, setStep] = useState<'chosen' | 'asked' | 'sent'>('chosen');
    return (
      <div className="sw-actions">
        {step === 'sent' ? (
          <Button key="sent">Send another</Button>
        ) : (
          <Button onClick={() => setStep('asked')}>Send</Button>
        )}
        <Modal open={step === 'asked'} onClose={nothing} title="Sure?">
          <Button onClick={() => setStep('sent')}>Yes</Button>
        </Modal>
      </div>
    );
  }
  const { user } = await renderUi(<Upload />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('button', { name: 'Send another' })).toHaveFocus();
});

describe('messages', () => {
  it('says its tone in words and can be dismissed', async () => {
    const dismiss = jest.fn();
    const { user } = await renderUi(
      <Notice tone="warning" live="polite" onDismiss={dismiss}>
        Your term has changed
      </Notice>,
      'fr',
    );
    expect(screen.getByRole('status')).toHaveTextContent('À noter : Your term has changed');
    await user.click(screen.getByRole('button', { name: 'Fermer ce message' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  function Shows(message: ToastMessage) {
    const toasts = useToasts();
    return <Button onClick={() => toasts.show(message)}>Show</Button>;
  }

  it('goes away by itself, unless it tells of a problem', async () => {
    const { user } = await renderUi(
      <ToastProvider>
        <Shows text="Saved" tone="success" />
        <Shows text="Failed" tone="danger" />
      </ToastProvider>,
    );
    const [saved, failed] = screen.getAllByRole('button');
    jest.useFakeTimers();
    try {
      act(() => {
        saved?.click();
        failed?.click();
      });
      expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Saved');
      act(() => jest.advanceTimersByTime(10_000));
    } finally {
      jest.useRealTimers();
    }
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  });
});
