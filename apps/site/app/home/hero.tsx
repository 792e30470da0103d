import { localisePath } from '@statewise/i18n';
import type { HomeView, LoanLimits } from '@statewise/site-content';
import type { CalculatorPaths } from '../calculators/calculator-paths.js';
import { exampleValues } from '@statewise/lending/lending-example';
import { ArrowRightIcon, Link, useFormat, useLocale } from '@statewise/ui';
import { Island } from '../islands/island.js';
import { useSiteText } from '../messages/use-site-text.js';
import { QuickLoan } from './quick-loan.js';

interface HomeRates {
  readonly lending: number;
  readonly loan: LoanLimits | undefined;
  readonly saver: number;
  readonly term: { readonly years: number; readonly rate: number } | undefined;
}

interface RatesProps {
  readonly rates: HomeRates;
  readonly paths: CalculatorPaths;
}

/** The promise, a loan to calculate at once, and the rates of the country. */
export function Hero({ home, rates, paths }: RatesProps & { readonly home: HomeView }) {
  const t = useSiteText();
  const { 'consumer-lending': lending } = paths;
  return (
    <section className="site-hero">
      <Meridians />
      <div className="sw-width site-hero__grid">
        <div className="site-hero__text">
          <p className="site-eyebrow">{t('home.eyebrow')}</p>
          <h1>{home.title}</h1>
          <p className="sw-lead">{home.lead}</p>
          <ul className="site-hero__actions">
            {home.actions.map(({ label, href }, at) => (
              <li key={href}>
                <Link
                  className={at === 0 ? 'site-hero__action site-hero__action--first' : 'site-hero__action'}
                  href={href}
                >
                  {label}
                  <ArrowRightIcon />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {lending !== undefined && (
          <Island
            name="quick-loan"
            of={QuickLoan}
            props={{ rate: rates.lending, limits: rates.loan, path: lending }}
            starts="when touched"
          />
        )}
      </div>
      <Rates rates={rates} paths={paths} />
    </section>
  );
}

function Rates({ rates, paths }: RatesProps) {
  const t = useSiteText();
  const format = useFormat();
  const locale = useLocale();
  const months = (count: number): string => t('home.months', { count });
  const example = exampleValues(rates.lending, format, months);
  const { saver, 'consumer-lending': lending, 'term-deposit-saver-plus': term } = paths;
  const shown = [
    { path: saver, rate: rates.saver, label: t('home.rate.saver') },
    {
      path: rates.term && term,
      rate: rates.term?.rate ?? 0,
      label: t('home.rate.term', { count: rates.term?.years ?? 0 }),
    },
    { path: lending, rate: rates.lending, label: t('home.rate.lending', { apr: example.apr }) },
  ].flatMap(({ path, ...price }) => (path === undefined ? [] : [{ ...price, href: localisePath(locale, path) }]));
  if (shown.length === 0) return null;
  return (
    <div className="sw-width">
      <ul className="site-rates">
        {shown.map(({ href, rate, label }) => (
          <li key={href}>
            <Link href={href}>
              <strong className="sw-figures">{format.percent(rate)}</strong>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {lending !== undefined && <p className="site-rates__example sw-small">{t('home.example', example)}</p>}
    </div>
  );
}

/** The mark's meridians, drawn large behind the promise. */
function Meridians() {
  return (
    <svg className="site-hero__meridians" viewBox="0 0 800 800" aria-hidden="true" focusable="false">
      {[60, 130, 200, 270, 340].map((width) => (
        <ellipse key={width} cx="400" cy="400" rx={width} ry="380" />
      ))}
      <circle cx="400" cy="400" r="380" />
      <path d="M400 20v760" />
    </svg>
  );
}
