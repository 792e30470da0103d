import { screen, within } from '@testing-library/react';
import { defineCatalogue, reportOnce } from '@statewise/i18n';
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
        { id: 'month', header: 'Month', cell: (row) => row.month },
        { id: 'interest', header: 'Interest', numeric: true, cell: (row) => row.interest },
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
  const messages = { hello: 'Hallo {name}' } as const;
  const load = async (): Promise<{ messages: Record<'hello', string> }> => ({ messages });

  it('are fetched when the provider has not been given them, and what is missing is reported once', async () => {
    const missing: string[] = [];
    const report = reportOnce(({ key, area, language }) => missing.push(`${language} ${area} ${key}`));
    const catalogue = defineCatalogue('demo', { en: load, nl: load, fr: load });
    const Hello = () => {
      const t = useT(catalogue);
      return <p>{`${t('hello', { name: 'Ann' })}, ${t.text('bye')}, ${t.text('bye')}`}</p>;
    };
    await renderUi(
      <I18nProvider locale={{ country: 'be', language: 'nl' }} catalogues={{}} onMissing={report}>
        <Suspense fallback="Wait">
          <Hello />
          <Hello />
        </Suspense>
      </I18nProvider>,
    );
    expect(await screen.findAllByText('Hallo Ann, bye, bye')).toHaveLength(2);
    expect(missing).toEqual(['nl demo bye']);
  });
});
