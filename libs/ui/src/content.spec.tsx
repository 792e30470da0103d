import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { defineCatalogue } from '@statewise/i18n';
import { missingTextReporter } from './missing-texts.js';
import { Suspense } from 'react';
import { CodeDisplay } from './code-display.js';
import { DataTable } from './data-table.js';
import { I18nProvider, useT } from './i18n.js';
import { renderUi } from './render-ui.js';
import { SummaryCard } from './summary.js';

it('copies a code without the spaces it is shown with', async () => {
  const { user } = await renderUi(<CodeDisplay label="Your code" code="MB7K9Q2XRT" />);
  expect(['MB7K', '9Q2X', 'RT'].map((group) => screen.getByText(group).tagName)).toEqual(['SPAN', 'SPAN', 'SPAN']);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('MB7K9Q2XRT');
});

it('says so when copying is not allowed', async () => {
  const { user } = await renderUi(<CodeDisplay label="Your code" code="MB7K" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/Could not be copied/)).toBeInTheDocument();
});

it('says so for as long after another press as after the first', async () => {
  await renderUi(<CodeDisplay label="Your code" code="MB7K" />);
  jest.useFakeTimers();
  const pressed = async (then: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await act(() => jest.advanceTimersByTimeAsync(then));
  };
  await pressed(3000);
  await pressed(2000);
  jest.useRealTimers();
  expect(screen.getByText('Copied')).toBeInTheDocument();
});

it('sums up answers with the way back to them', async () => {
  const edit = jest.fn();
  const { user } = await renderUi(
    <SummaryCard
      title="Address"
      onEdit={edit}
      items={[
        { term: 'City', value: 'Gent' },
        { term: 'Box', value: '' },
      ]}
    />,
  );
  const part = screen.getByRole('region', { name: 'Address' });
  expect(within(part).getByText('Box').nextSibling).toHaveTextContent('–');
  await user.click(within(part).getByRole('button', { name: 'Edit Address' }));
  expect(edit).toHaveBeenCalledTimes(1);
});

it('lays figures out with named rows and totals, reachable by keyboard', async () => {
  const { user } = await renderUi(
    <DataTable
      caption="Repayment"
      rows={[
        { month: 1, interest: 10 },
        { month: 2, interest: 9 },
      ]}
      rowId={(row) => row.month}
      columns={[
        { header: 'Month', cell: (row) => row.month },
        { header: 'Interest', numeric: true, cell: (row) => row.interest },
      ]}
      totals={['Total', 19]}
    />,
  );
  await user.tab();
  expect(screen.getByRole('region', { name: 'Repayment' })).toHaveFocus();
  expect(
    within(screen.getByRole('table', { name: 'Repayment' }))
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '2', 'Total']);
  expect(screen.getByRole('cell', { name: '19' })).toBeInTheDocument();
});

describe('texts of an area', () => {
  const load = async () => ({ default: { hello: 'Hallo {name}' } });
  // Types keep such a gap out of the catalogues of ours, not out of one that was fetched from an older build.
  const english = async () => ({ default: { hello: 'Hello {name}', later: 'See you later' } });
  const catalogue = defineCatalogue<'hello'>('demo', { en: english, nl: load, fr: load });
  const Hello = () => {
    const t = useT(catalogue);
    return <p>{[t('hello', { name: 'Ann' }), t.text('field.last_name'), t.text('later')].join(', ')}</p>;
  };

  it('are fetched when the provider has not been given them; what is missing is in English, or in words of its key', async () => {
    await renderUi(
      <I18nProvider locale={{ country: 'be', language: 'nl' }} catalogues={{}}>
        <Suspense fallback="Wait">
          <Hello />
        </Suspense>
      </I18nProvider>,
    );
    expect(await screen.findByText('Hallo Ann, Last name, See you later')).toBeVisible();
  });

  it('are reported when they are missing: each once in a session of the browser, with the app and the page', async () => {
    const reports: unknown[] = [];
    Object.assign(globalThis, {
      fetch: (address: string, { body }: { readonly body: string }) => {
        reports.push([address, JSON.parse(body)]);
        return Promise.resolve({ status: 202 });
      },
    });
    sessionStorage.clear();
    window.history.replaceState(null, '', '/be-nl/loan-application/resume/7K3M2QXV9RTD?x=1');
    const page = () => (
      <I18nProvider locale={{ country: 'be', language: 'nl' }} catalogues={{}} onMissing={missingTextReporter('loan')}>
        <Suspense fallback="Wait">
          <Hello />
          <Hello />
        </Suspense>
      </I18nProvider>
    );
    await renderUi(page());
    await screen.findAllByText(/Last name/);
    // Another page of the same session has a reporter of its own.
    await renderUi(page());
    await screen.findAllByText(/Last name/);
    await waitFor(() => expect(reports).toHaveLength(2));
    const context = 'loan.demo /be-nl/loan-application/resume/{code}';
    expect(reports).toEqual([
      ['/translations/report', { content: 'field.last_name', context, lang: 'nl' }],
      ['/translations/report', { content: 'later', context, lang: 'nl' }],
    ]);
  });
});
