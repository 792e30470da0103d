import { act, screen } from '@testing-library/react';
import { Button, IconButton, LinkButton } from './button.js';
import { LinkProvider } from './link.js';
import { Modal } from './modal.js';
import { renderUi } from './render-ui.js';

it('acts on a click, and submits nothing unless told to', async () => {
  const click = jest.fn();
  const { user } = await renderUi(<Button onClick={click}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(click).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('type', 'button');
});

it('keeps the focus and ignores clicks and submits while busy', async () => {
  const click = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} onClick={click}>
        Save
      </Button>
    </form>
  );
  const { user, rerender } = await renderUi(form(false));
  await user.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Save One moment…' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(click).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('says beside a button that is busy for long that it takes long, until it is not', async () => {
  const { rerender } = await renderUi(<Button>Save</Button>);
  jest.useFakeTimers();
  rerender(<Button busy>Save</Button>);
  act(() => jest.advanceTimersByTime(4_900));
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText(/longer than usual/)).toBeVisible();
  rerender(<Button>Save</Button>);
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  rerender(
    <Button busy isPaused>
      Save
    </Button>,
  );
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  jest.useRealTimers();
});

it('says nothing of the time that a dialog above the button takes to be answered', async () => {
  const saving = (
    <Modal open title="Change" onClose={() => undefined}>
      <Button busy>Save</Button>
    </Modal>
  );
  const { rerender } = await renderUi(saving);
  jest.useFakeTimers();
  const asked = (
    <>
      {saving}
      <Modal open title="Is it you?" onClose={() => undefined}>
        <Button>Yes</Button>
      </Modal>
    </>
  );
  rerender(asked);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  rerender(<>{saving}</>);
  act(() => jest.advanceTimersByTime(4_900));
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText(/longer than usual/)).toBeVisible();
  jest.useRealTimers();
});

it('gives links to the router of the app', async () => {
  await renderUi(
    <LinkProvider
      link={({ href, children, className }) => (
        <a className={className} href={`/app${href}`}>
          {children}
        </a>
      )}
    >
      <LinkButton href="/start">Start</LinkButton>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/app/start');
});

it('names a button that shows an icon alone', async () => {
  await renderUi(<IconButton label="Close">×</IconButton>);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
