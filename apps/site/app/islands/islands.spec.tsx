import { act, screen, waitFor, within } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { languages, loadCatalogues, uiCatalogue } from '@statewise/i18n';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuickLoan } from '../home/quick-loan.js';
import { siteCatalogue } from '../messages/catalogue.js';
import type { PageData } from '../page/page-data.js';
import { SubscribeForm } from '../subscribe/subscribe-form.js';
import { drawIslands } from './draw-islands.js';
import { DrawIslandProvider, Island } from './island.js';
import { Islands } from './start-islands.js';

const page: PageData = {
  locale: { country: 'mt', language: 'en' },
  path: '/mt-en/',
  search: '',
  paths: {},
  offered: languages,
  isLanguageChecked: true,
  missing: [],
};

/** A page as the server sends it. */
async function open(content: ReactNode): Promise<void> {
  const catalogues = await loadCatalogues('en', [uiCatalogue, siteCatalogue]);
  const draw = drawIslands(page, catalogues, () => undefined);
  document.body.innerHTML = renderToStaticMarkup(<DrawIslandProvider value={draw}>{content}</DrawIslandProvider>);
}

const subscribe = <Island name="subscribe" of={SubscribeForm} props={{}} starts="when touched" />;

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe(): void {}
    },
  });
  new Islands(page, () => Promise.resolve()).watch();
});

it('presses a button again that was pressed before its island acts, and keeps what was typed before', async () => {
  await open(subscribe);
  const form = screen.getByRole('region', { name: 'Our monthly newsletter' });
  const name = within(form).getByLabelText<HTMLInputElement>('First name');
  name.value = 'Ann';
  name.focus();
  name.setSelectionRange(1, 2);
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  await act(async () => {
    within(form).getByRole('button', { name: 'Subscribe' }).click();
    await waitFor(() => expect(within(form).getAllByText(/^Enter your/)).toHaveLength(2), { timeout: 10_000 });
  });
  expect(name).toHaveValue('Ann');
  expect([name.isConnected, name.selectionStart, name.selectionEnd]).toEqual([true, 1, 2]);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('hears of a slider that was moved before its island acts', async () => {
  await open(
    <Island
      name="quick-loan"
      of={QuickLoan}
      props={{ rate: 7, limits: undefined, path: '/consumer-lending' }}
      starts="when touched"
    />,
  );
  const slider = screen.getByRole('slider');
  expect(screen.getByText('€15,000')).toBeVisible();
  await act(async () => {
    fireEvent.input(slider, { target: { value: '20000' } });
    await waitFor(() => expect(screen.getByText('€20,000')).toBeVisible(), { timeout: 10_000 });
  });
  expect(slider).toHaveValue('20000');
});

it('leaves an island alone that nobody touches', async () => {
  await open(subscribe);
  const drawn = document.body.innerHTML;
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.body.innerHTML).toBe(drawn);
});

it('draws a page without islands where nothing is sent to a browser', () => {
  expect(renderToStaticMarkup(<Island name="subscribe" of={() => <p>Plain</p>} props={{}} starts="when seen" />)).toBe(
    '<p>Plain</p>',
  );
});
