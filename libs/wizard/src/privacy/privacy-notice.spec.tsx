import type { Catalogue } from '@statewise/i18n';
import { DrawnModal, removeDrawnModal } from '@statewise/ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createServices } from '../create-services.js';
import { renderInWizard } from '../testing/in-wizard.js';
import { PrivacyNotice } from './privacy-notice.js';

const accepted = 'PRIVACY_POLICY_ACCEPTED=1';
const forget = () => (document.cookie = 'PRIVACY_POLICY_ACCEPTED=; Max-Age=0; Path=/');

beforeEach(() => {
  window.history.replaceState(null, '', '/be-nl/loan-application/');
  forget();
});
afterAll(() => void forget());

it('stays over the page until the policy is accepted, and leads to it in the language of the address', async () => {
  await renderInWizard(<PrivacyNotice />);
  const dialog = screen.getByRole('dialog', { name: 'Your privacy' });
  await act(async () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  await userEvent.click(dialog);
  expect(dialog).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/be-nl/privacy');
  expect(document.cookie).not.toContain(accepted);
  await userEvent.click(screen.getByRole('button', { name: 'I accept the privacy policy' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.cookie).toContain(accepted);
});

it('is not shown to whoever accepted it before, whose cookie is set anew', async () => {
  document.cookie = `${accepted}; Path=/`;
  const set = jest.spyOn(document, 'cookie', 'set');
  await renderInWizard(<PrivacyNotice />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(set).toHaveBeenCalledWith(expect.stringMatching(/^PRIVACY_POLICY_ACCEPTED=1; Path=\/; Max-Age=\d{8,}/));
  set.mockRestore();
});

it('goes when it was accepted in another tab', async () => {
  await renderInWizard(<PrivacyNotice />);
  expect(screen.getByRole('dialog')).toBeVisible();
  document.cookie = `${accepted}; Path=/`;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([true, false])(
  'takes the place of what stood in the page before its script; accepted before: %s',
  async (before) => {
    if (before) document.cookie = `${accepted}; Path=/`;
    const { container, unmount } = render(<DrawnModal title="Your privacy">Drawn</DrawnModal>);
    const drawn = container.innerHTML;
    unmount();
    document.body.insertAdjacentHTML('beforeend', drawn);
    expect(screen.getByRole('dialog', { name: 'Your privacy' })).toHaveTextContent('Drawn');
    await renderInWizard(<PrivacyNotice />);
    expect(screen.queryByText('Drawn')).toBeNull();
    expect(screen.queryAllByRole('dialog')).toHaveLength(before ? 0 : 1);
  },
);

it('leaves the page as it is where its texts cannot be fetched', async () => {
  const { container, unmount } = render(<DrawnModal title="Your privacy">Drawn</DrawnModal>);
  const drawn = container.innerHTML;
  unmount();
  document.body.insertAdjacentHTML('beforeend', drawn);
  const later: Catalogue = { area: 'later', load: () => Promise.reject(new Error('no network')) };
  const { texts } = createServices({ base: '', catalogue: later, flow: () => Promise.reject(new Error()) }, window);
  await renderInWizard(<PrivacyNotice />, {}, { texts });
  expect(screen.getByRole('dialog')).toHaveTextContent('Drawn');
  removeDrawnModal();
});
