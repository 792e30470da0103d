import { termRates } from '@statewise/finance';
import { localisePath, productNames } from '@statewise/i18n';
import type { CountryRates, NoticeName, PageCalculator, PageView } from '@statewise/site-content';
import { LinkButton, Stack, useLocale } from '@statewise/ui';
import type { CalculatorPaths } from '../calculators/calculator-paths.js';
import { useSiteText } from '../messages/use-site-text.js';
import { NoticeLink } from '../notices/notice-link.js';

const second = 'sw-button sw-button--secondary';
const first = 'sw-button sw-button--primary';

/** What is told of each product before its link opens, the first thing first. */
function noticesOf({ name, showOnlyZeroRate }: PageCalculator): readonly NoticeName[] {
  if (name === 'saver' || name === 'pro') return [name];
  if (name === 'factor') return ['factor-apply', 'factor'];
  if (name === 'term-deposit-saver-plus') return [showOnlyZeroRate ? 'saver-plus' : 'term-deposit'];
  return [];
}

interface ProductActionsProps {
  readonly page: PageView;
  readonly rates: CountryRates;
  readonly paths: CalculatorPaths;
}

/** What one can do about a product, at the top of its page. */
export function ProductActions({ page: { calculator }, rates: { byYear }, paths }: ProductActionsProps) {
  const t = useSiteText();
  const locale = useLocale();
  const hasTerms = (isOpen: boolean): boolean => termRates(byYear, locale.country, isOpen).length > 0;
  if (calculator === undefined) return null;
  if (calculator.name === 'term-deposit-saver-plus' && !hasTerms(calculator.showOnlyZeroRate)) {
    const others = [
      { path: paths.saver, name: productNames.saver },
      { path: hasTerms(false) ? paths[calculator.name] : undefined, name: productNames.termDeposit },
    ];
    return (
      <Stack gap="s">
        <p>{t('information.notOffered')}</p>
        <div className="sw-actions">
          {others.map(
            ({ path, name }) =>
              path !== undefined && (
                <LinkButton key={path} variant="secondary" href={localisePath(locale, path)}>
                  {name[locale.language]}
                </LinkButton>
              ),
          )}
        </div>
      </Stack>
    );
  }
  const notices = noticesOf(calculator);
  if (notices.length > 0)
    return (
      <div className="sw-actions">
        {notices.map((name, at) => (
          <NoticeLink key={name} name={name} className={at === 0 ? first : second} />
        ))}
      </div>
    );
  if (calculator.name !== 'consumer-lending') return null;
  return (
    <div className="sw-actions">
      <LinkButton href={localisePath(locale, '/loan-application/')}>{t('information.apply')}</LinkButton>
      <span className="site-narrow">
        <NoticeLink name="mobile-notification" className={second} />
      </span>
    </div>
  );
}
