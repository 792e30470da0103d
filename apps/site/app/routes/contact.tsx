import { Link, useLocale, WarningIcon } from '@statewise/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { BranchMap } from '../contact/branch-map.js';
import { ContactSection } from '../contact/contact-section.js';
import { useContactText } from '../contact/messages/use-contact-text.js';
import { hostContext } from '../host.js';
import { InformationPage, langOf, loadInformation } from '../information/information-page.js';
import { InformationText } from '../information/information-text.js';
import { Island } from '../islands/island.js';
import { localeOf } from '../locale.js';
import type { Loaded } from '../page/page-state.js';
import '../contact/contact.css';
import { localisePath, mailboxes, pagePaths } from '@statewise/i18n';
import { cardLines } from '@statewise/site-content';

/** The contact page: its text, and its form as it was sent without script if it was refused. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const asked = new URL(request.url).searchParams;
  return {
    ...(await loadInformation('contact-us', locale, host)),
    question: host.reader.humanQuestion(),
    refused: host.form,
    subject: (asked.get('subject') ?? '').slice(0, 100),
    /** Of a message that was taken without script. */
    reference: asked.get('contact') === 'done' ? (/^C\d{8}$/.exec(asked.get('reference') ?? '')?.[0] ?? '') : '',
  };
}

/** The form first, then answers and the other ways to reach a person: by telephone, at a desk. */
export function Page({ data: { page, question, refused, subject, reference } }: Loaded<typeof loader>) {
  const t = useContactText();
  return (
    <InformationPage
      page={page}
      className="sw-width site-information site-contact-page"
      part={{ id: 'contact-form', level: 2, text: t('title') }}
      notice={<UrgentHelp />}
      first={
        <Island
          name="contact"
          of={ContactSection}
          props={{ question, refused, subject, isApplication: false, reference }}
          starts="when touched"
        />
      }
    >
      <InformationText parts={page.parts} lang={langOf(page)} />
      <BranchMap />
    </InformationPage>
  );
}

export { Page as default };

/** Where to report a lost card and phishing, before anything else. */
function UrgentHelp() {
  const t = useContactText();
  const locale = useLocale();
  const { phone, phoneLink } = cardLines[locale.country];
  const text = locale.country === 'be' ? 'urgent.cardStop' : 'urgent.text';
  return (
    <section className="site-urgent" aria-labelledby="urgent-title">
      <WarningIcon size={24} />
      <div>
        <h2 id="urgent-title">{t('urgent.title')}</h2>
        <p>
          <WithLink text={t(text, { phone: mark })} href={phoneLink} label={phone} />
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
