import { expect, test } from '../../harness/bank-test.ts';
import { Wizard } from '../../harness/wizard.ts';

/** Figures in euro and years besides the page's own: odd ones, and those at the ends of what is lent. */
const asked = ['?amount=12345.67&years=3.5', '?amount=500&years=0.5', '?amount=25000&years=10'];

test('every loan that a calculator of any country carries over can be applied for', async ({
  visitor,
  statewise: { url },
}) => {
  const [carried = [], ...elsewhere] = await Promise.all(['be-en', 'mt-en', 'en'].map((one) => loansOf(url, one)));
  for (const others of elsewhere) expect(others).toEqual(carried);
  const types = new Set(carried.map((query) => new URLSearchParams(query).get('type')));
  expect([...types].sort()).toEqual(['1', '2', '5']);
  const wizard = new Wizard(visitor, url);
  for (const query of carried) {
    const figures = new URLSearchParams(query);
    const [amount, term] = [Number(figures.get('amount')), Number(figures.get('term'))];
    await visitor.goto(wizard.address(`/?${query}`));
    await expect(wizard.field('amount')).toHaveValue(written(amount));
    const chosen = await visitor.locator('[name=term]').inputValue();
    const offered = await visitor
      .locator('[name=term] option')
      .evaluateAll((all) =>
        all.flatMap((one) => (one instanceof HTMLOptionElement && one.value !== '' ? Number(one.value) : [])),
      );
    // A term that a calculator reckons with and that is not lent is the next longer one, else the longest, and says so.
    const longer = offered.find((one) => one >= term) ?? offered.at(-1);
    expect({ query, chosen }).toEqual({ query, chosen: String(longer) });
    await expect(visitor.getByText(/is not on offer; this is the nearest term/)).toHaveCount(longer === term ? 0 : 1);
    await wizard.button('start.begin').first().click();
    await expect(wizard.heading('step.1')).toBeVisible();
    await expect(visitor.locator('.loan-line__cost')).toContainText(`€${written(amount)} over ${chosen} months`);
  }
});

const written = (amount: number): string =>
  amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });

/** What the calculators of a country carry over to the application, each once, in order. */
async function loansOf(url: string, country: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith(`/${country}/`) && !/\/(blog|jobs)\//.test(path));
  const loans = new Set<string>();
  for (const page of pages) {
    const own = await loansOn(`${url}${page}`);
    // A page without such a link has no calculator of loans, whatever the figures.
    const others = own.length === 0 ? [] : asked.map((figures) => loansOn(`${url}${page}${figures}`));
    for (const loan of [...own, ...(await Promise.all(others)).flat()]) loans.add(loan);
  }
  return [...loans].sort();
}

/** The queries of the links by which a page carries figures over. */
async function loansOn(address: string): Promise<readonly string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/href="[^"]*\/loan-application\/\?([^"]*)"/g)].map(([, query = '']) =>
    query.replaceAll('&amp;', '&'),
  );
}
