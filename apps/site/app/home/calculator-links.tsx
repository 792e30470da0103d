import { localisePath } from '@statewise/i18n';
import {
  AccountNumberIcon,
  ArrowRightIcon,
  CalendarIcon,
  ClockIcon,
  EuroIcon,
  HomeIcon,
  ReceiptIcon,
  Link,
  useLocale,
  type Icon,
} from '@statewise/ui';
import { calculatorAnchors } from '@statewise/site-content';
import type { CalculatorPaths } from '../calculators/calculator-paths.js';
import { useSiteText } from '../messages/use-site-text.js';

const tools = [
  { name: 'consumer-lending', icon: HomeIcon },
  { name: 'saver', icon: EuroIcon },
  { name: 'term-deposit-saver-plus', icon: CalendarIcon },
  { name: 'pro', icon: ClockIcon },
  { name: 'factor', icon: ReceiptIcon },
  { name: 'iban', icon: AccountNumberIcon },
] as const satisfies readonly { readonly name: keyof typeof calculatorAnchors; readonly icon: Icon }[];

/** The calculators that have a page. */
export function CalculatorLinks({ paths }: { readonly paths: CalculatorPaths }) {
  const t = useSiteText();
  const locale = useLocale();
  const places = tools.flatMap(({ name, icon }) => {
    const path = paths[name];
    return path === undefined ? [] : [{ name, icon, path }];
  });
  if (places.length === 0) return null;
  return (
    <section className="site-band" aria-labelledby="calculators-title">
      <div className="sw-width site-section">
        <div className="site-section__head">
          <h2 id="calculators-title">{t('home.calculators')}</h2>
          <p className="sw-lead">{t('home.calculatorsLead')}</p>
        </div>
        <ul className="site-tools">
          {places.map(({ name, path, icon: ToolIcon }) => (
            <li key={name}>
              <Link className="site-tool" href={`${localisePath(locale, path)}#${calculatorAnchors[name]}`}>
                <span className="site-tool__icon">
                  <ToolIcon size={24} />
                </span>
                <span className="site-tool__text">
                  <strong>{t(`calculator.${name}.title`)}</strong>
                  <span>{t(`calculator.${name}.question`)}</span>
                </span>
                <ArrowRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
