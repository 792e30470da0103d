import { branches, localisePath, provider } from '@statewise/i18n';
import { Link, useFormat, useLocale } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';

/** What the guarantee scheme protects of one person's savings, in euro (Directive 2014/49, article 6). */
const protectedAmount = 100_000;

/** Why money is in good hands here. */
export function Trust() {
  const t = useSiteText();
  const locale = useLocale();
  const format = useFormat();
  const { phone } = branches[locale.country];
  const facts = [
    { figure: String(provider.since), text: t('trust.since'), href: '/about-us', more: t('trust.sinceMore') },
    {
      figure: format.money(protectedAmount, { whole: true }),
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
