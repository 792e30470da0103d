import { localisePath, mailboxes, pagePaths } from '@statewise/i18n';
import { cardLines } from '@statewise/site-content';
import { Link, useLocale, WarningIcon } from '@statewise/ui';
import { useContactText } from './messages/use-contact-text.js';

/** Where to report a lost card and phishing, before anything else. */
export function UrgentHelp() {
  const t = useContactText();
  const locale = useLocale();
  const { phone, phoneLink } = cardLines[locale.country];
  return (
    <section className="site-urgent" aria-labelledby="urgent-title">
      <WarningIcon size={24} />
      <div>
        <h2 id="urgent-title">{t('urgent.title')}</h2>
        <p>
          <WithLink text={t('urgent.text', { phone: mark })} href={phoneLink} label={phone} />
        </p>
        <p>
          <WithLink
            text={t('urgent.report', { email: mark })}
            href={`mailto:${mailboxes.security}`}
            label={mailboxes.security}
          />{' '}
          <Link href={localisePath(locale, pagePaths.security)}>{t('urgent.more')}</Link>
        </p>
      </div>
    </section>
  );
}

/** Stands in a sentence where its link belongs. */
const mark = '\u0001';

/** A sentence with a link in it, wherever its language puts it. */
function WithLink({ text, href, label }: { readonly text: string; readonly href: string; readonly label: string }) {
  const [before = '', after = ''] = text.split(mark);
  const [name, host] = label.split('@');
  return (
    <>
      {before}
      <a href={href} className="site-urgent__link">
        {name}
        {host !== undefined && (
          <>
            @<wbr />
            {host}
          </>
        )}
      </a>
      {after}
    </>
  );
}
