import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isPrivate } from '../calculators/calculator-input.js';
import { calculatorPaths } from '../calculators/calculator-paths.js';
import { CalculatorSection } from '../calculators/calculator-section.js';
import { useCalculatorText } from '../calculators/messages/use-calculator-text.js';
import { hostContext, sentContext } from '../host.js';
import { InformationPage, langOf, loadInformation } from '../information/information-page.js';
import { InformationText } from '../information/information-text.js';
import { ProductActions } from '../information/product-actions.js';
import { localeOf } from '../locale.js';
import type { Loaded } from '../page/page-state.js';
import '../calculators/calculators.css';

/** A form whose fields stand in no address is sent here without script; the page that answers has its results. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<null> {
  const page = await context.get(hostContext).reader.page(params['slug'] ?? '', localeOf(params));
  if (!isPrivate(page?.calculator?.name)) throw data(null, { status: page ? 405 : 404 });
  const form = await request.formData().catch(() => new FormData());
  const sent = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  context.set(sentContext, Object.fromEntries(sent));
  return null;
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { page, ...about } = await loadInformation(params['slug'] ?? '', locale, host);
  const noRates = { individual: [], byYear: [], loans: [] };
  const [rates, pages] =
    page.calculator === undefined
      ? [noRates, []]
      : await Promise.all([host.reader.ratesOf(locale.country), host.reader.pages()]);
  const { pathname, searchParams } = new URL(request.url);
  return {
    ...about,
    page,
    rates,
    calculators: calculatorPaths(pages),
    given: isPrivate(page.calculator?.name) ? context.get(sentContext) : Object.fromEntries(searchParams),
    address: `${host.publicUrl}${pathname.replace(/\.data$/, '')}`,
  };
}

/** An information page with its side menu and its calculator. */
export function Page({ data: { page, rates, calculators, given, address } }: Loaded<typeof loader>) {
  const title = useCalculatorText();
  const { calculator } = page;
  return (
    <InformationPage
      page={page}
      part={calculator && { level: 2, id: calculator.anchor, text: title(`title.${calculator.name}`) }}
      actions={<ProductActions page={page} rates={rates} paths={calculators} />}
    >
      <InformationText
        parts={page.parts}
        lang={langOf(page)}
        calculator={
          calculator && (
            <CalculatorSection calculator={calculator} slug={page.slug} rates={rates} given={given} address={address} />
          )
        }
      />
    </InformationPage>
  );
}

export { Page as default };
