import { localisePath } from '@statewise/i18n';
import type { CalculatorName, NoticeName } from '@statewise/site-content';
import { LinkButton, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
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

/** What one can do about a product, at the top of its page. */
export function ProductActions({
  slug,
  calculator,
}: {
  readonly slug: string;
  readonly calculator: CalculatorName | undefined;
}): ReactNode {
  const t = useSiteText();
  const locale = useLocale();
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
  if (calculator !== 'consumer-lending') return null;
  return (
    <div className="sw-actions">
      <LinkButton href={`${localisePath(locale, '/loan-application/')}`}>{t('information.apply')}</LinkButton>
      <span className="site-narrow">
        <NoticeLink name="mobile-notification" className={second} />
      </span>
    </div>
  );
}
