import { useFormat, Link, useLocale, WarningIcon } from '@statewise/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { BranchMap } from '../contact/branch-map.js';
import { ContactSection } from '../contact/contact-section.js';
import { useContactText } from '../contact/messages/use-contact-text.js';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { ContentsMenu, SideMenu } from '../information/side-menu.js';
import { Island } from '../islands/island.js';
import { localeOf, notFound } from '../locale.js';
import { useSiteText } from '../messages/use-site-text.js';
import type { Loaded } from '../page/page-state.js';
import { SitePicture } from '../picture.js';
import '../contact/contact.css';
import { localisePath, mailboxes, pagePaths } from '@statewise/i18n';
import { cardLines } from '@statewise/site-content';

/** The contact page: its text, and its form as it was sent without script if it was refused. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const page = await host.reader.page('contact-us', locale);
  if (!page) throw notFound();
  const path = `/${page.slug}`;
  const asked = new URL(request.url).searchParams;
  return {
    page,
    question: host.reader.humanQuestion(),
    refused: host.form,
    subject: (asked.get('subject') ?? '').slice(0, 100),
    /** Of a message that was taken without script. */
    reference: asked.get('contact') === 'done' ? (/^C\d{8}$/.exec(asked.get('reference') ?? '')?.[0] ?? '') : '',
    paths: { en: path, nl: path, fr: path },
    head: headOf(host, locale, {
      title: page.title,
      description: page.description,
      pathIn: (language) => (page.languages.includes(language) ? path : undefined),
      structured: [breadcrumbs(host, locale, [{ name: page.title, path }])],
    }),
  };
}

/** The form first, then answers and the other ways to reach a person: by telephone, at a desk. */
export function Page({ data: { page, question, refused, subject, reference } }: Loaded<typeof loader>) {
  const site = useSiteText();
  const t = useContactText();
  const format = useFormat();
  const [top, ...sections] = page.headings;
  const form = { id: 'contact-form', level: 2, text: t('title') } as const;
  const headings = [...(top ? [top] : []), form, ...sections];
  return (
    <div className="sw-width site-information site-contact-page">
      <Breadcrumbs steps={[{ name: page.title, path: `/${page.slug}` }]} />
      <div className="site-information__head">
        <div>
          <h1 id="top">{page.title}</h1>
          <p className="sw-lead">{page.description}</p>
        </div>
        {page.picture && <SitePicture picture={page.picture} first className="site-information__picture" />}
      </div>
      <UrgentHelp />
      <div className="site-information__columns">
        <div className="site-information__text">
          <Island
            name="contact"
            of={ContactSection}
            props={{ question, refused, subject, isApplication: false, reference }}
            starts="when touched"
          />
          <ContentsMenu headings={headings} />
          <InformationText parts={page.parts} />
          <BranchMap />
          <p className="sw-small">{site('information.updated', { date: format.date(page.updated) })}</p>
        </div>
        <SideMenu headings={headings} />
      </div>
    </div>
  );
}

export { Page as default };

/** Where to report a lost card and phishing, before anything else. */
function UrgentHelp() {
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
