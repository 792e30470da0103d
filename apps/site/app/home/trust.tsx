import { branches, localisePath, provider } from '@statewise/i18n';
import { Link, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';

/** Why money is in good hands here. */
export function Trust(): ReactNode {
  const t = useSiteText();
  const locale = useLocale();
  const { phone } = branches[locale.country];
  const facts = [
    { figure: String(provider.since), text: t('trust.since'), href: '/about-us', more: t('trust.sinceMore') },
    {
      figure: t('trust.protectedFigure'),
      text: t('trust.protected'),
      href: '/deposit-protection',
      more: t('trust.protectedMore'),
    },
    { figure: phone, text: t('trust.answer'), href: '/security', more: t('trust.answerMore') },
  ];
  return (
    <section className="site-trust" aria-labelledby="trust-title">
      <div className="sw-width site-section">
        <h2 id="trust-title">{t('trust.title')}</h2>
        <ul className="site-trust__facts">
          {facts.map(({ figure, text, href, more }) => (
            <li key={href}>
              <strong className="sw-figures">{figure}</strong>
              <p>{text}</p>
              <Link href={localisePath(locale, href)}>{more}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
