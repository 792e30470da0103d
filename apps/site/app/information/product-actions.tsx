import { termRates } from '@statewise/finance';
import { localisePath, productNames } from '@statewise/i18n';
import type { CountryRates, NoticeName, PageView } from '@statewise/site-content';
import { LinkButton, Stack, useLocale } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';
import { NoticeLink } from '../notices/notice-link.js';

const second = 'sw-button sw-button--secondary';
const first = 'sw-button sw-button--primary';

/** The notice that names each savings product; it leads to the contact form with that product as its subject. */
const savingsNotices: Readonly<Record<string, NoticeName>> = {
  'meridian-saver': 'saver',
  'saver-plus': 'saver-plus',
  'term-deposit': 'term-deposit',
};

interface ProductActionsProps {
  readonly page: PageView;
  readonly rates: CountryRates;
}

/** What one can do about a product, at the top of its page. */
export function ProductActions({ page: { slug, calculator }, rates: { byYear } }: ProductActionsProps) {
  const t = useSiteText();
  const locale = useLocale();
  const hasTerms = (isOpen: boolean): boolean => termRates(byYear, locale.country, isOpen).length > 0;
  if (calculator?.name === 'term-deposit-saver-plus' && !hasTerms(calculator.showOnlyZeroRate)) {
    const others = [
      { href: '/meridian-saver', name: productNames.saver },
      ...(hasTerms(false) ? [{ href: '/term-deposit', name: productNames.termDeposit }] : []),
    ];
    return (
      <Stack gap="s">
        <p>{t('information.notOffered')}</p>
        <div className="sw-actions">
          {others.map(({ href, name }) => (
            <LinkButton key={href} variant="secondary" href={localisePath(locale, href)}>
              {name[locale.language]}
            </LinkButton>
          ))}
        </div>
      </Stack>
    );
  }
  const savings = savingsNotices[slug];
  if (savings)
    return (
      <div className="sw-actions">
        <NoticeLink name={savings} className={first} />
      </div>
    );
  if (slug === 'meridian-pro')
    return (
      <div className="sw-actions">
        <NoticeLink name="pro" className={first} />
      </div>
    );
  if (slug === 'meridian-factor')
    return (
      <div className="sw-actions">
        <NoticeLink name="factor-apply" className={first} />
        <NoticeLink name="factor" className={second} />
      </div>
    );
  if (calculator?.name !== 'consumer-lending') return null;
  return (
    <div className="sw-actions">
      <LinkButton href={localisePath(locale, '/loan-application/')}>{t('information.apply')}</LinkButton>
      <span className="site-narrow">
        <NoticeLink name="mobile-notification" className={second} />
      </span>
    </div>
  );
}
