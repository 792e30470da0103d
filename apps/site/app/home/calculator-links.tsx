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
import { anchors } from '../calculators/anchors.js';
import { useSiteText } from '../messages/use-site-text.js';

const places = [
  { name: 'consumer-lending', path: '/consumer-lending', icon: HomeIcon },
  { name: 'saver', path: '/meridian-saver', icon: EuroIcon },
  { name: 'term-deposit-saver-plus', path: '/term-deposit', icon: CalendarIcon },
  { name: 'pro', path: '/meridian-pro', icon: ClockIcon },
  { name: 'factor', path: '/meridian-factor', icon: ReceiptIcon },
  { name: 'iban', path: '/iban', icon: AccountNumberIcon },
] as const satisfies readonly { readonly name: keyof typeof anchors; readonly path: string; readonly icon: Icon }[];

/** The six calculators. */
export function CalculatorLinks() {
  const t = useSiteText();
  const locale = useLocale();
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
              <Link className="site-tool" href={`${localisePath(locale, path)}#${anchors[name]}`}>
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
