import { bankPaths, provider } from '@statewise/i18n';
import { Link, LinkButton, useLocale } from '@statewise/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { aboutPage } from '../head/head.js';
import { hostContext } from '../host.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { Island } from '../islands/island.js';
import { localeOf, notFound } from '../locale.js';
import type { Loaded } from '../page/page-state.js';
import { useAnniversaryText } from '../thirty-years/messages/use-anniversary-text.js';
import { QuoteCarousel } from '../thirty-years/quote-carousel.js';
import { Timeline, YearsMenu } from '../thirty-years/timeline.js';
import '../thirty-years/thirty-years.css';

const path = bankPaths.anniversary;

/** The page of the bank's thirty years. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const story = await host.reader.anniversary(locale);
  if (!story) throw notFound();
  const { title, description, updated, language, languages, milestones } = story;
  const about = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    dateModified: updated,
    inLanguage: language,
    image: milestones.flatMap(({ picture }) => (picture ? [`${host.publicUrl}${picture.url}`] : [])),
    author: { '@type': 'Organization', name: provider.name },
    publisher: { '@id': `${host.publicUrl}/#organization` },
  };
  return {
    story,
    ...aboutPage(host, locale, {
      title,
      description,
      type: 'article',
      path,
      pathIn: (written) => (languages.includes(written) ? path : undefined),
      structured: [about],
      way: [{ name: title, path }],
    }),
  };
}

/** The bank's thirty years: a timeline, what people say, and where to tell one's own story. */
export function Page({ data: { story } }: Loaded<typeof loader>) {
  const t = useAnniversaryText();
  const locale = useLocale();
  const lang = story.language === locale.language ? undefined : story.language;
  const years = story.milestones.map(({ year }) => year);
  const [from = 0, to = from] = [years[0], years.at(-1)];
  return (
    <article className="site-years">
      <header className="site-years__hero">
        <Globe />
        <div className="sw-width">
          <Breadcrumbs steps={[{ name: story.title, path: bankPaths.anniversary, lang }]} />
          <div className="site-years__title">
            <p className="site-years__thirty" aria-hidden="true">
              {to - from}
            </p>
            <div>
              <p className="site-eyebrow">{t('span', { from, to })}</p>
              <h1 lang={lang}>{story.title}</h1>
              <div className="site-years__lead" lang={lang}>
                <InformationText parts={story.lead} />
              </div>
              <LinkButton className="site-years__begin" href={`#${from}`}>
                {t('begin', { year: from })}
              </LinkButton>
            </div>
          </div>
        </div>
      </header>
      <div>
        <YearsMenu milestones={story.milestones} />
        <div lang={lang}>
          <Timeline milestones={story.milestones} />
        </div>
      </div>
      <Island name="quotes" of={QuoteCarousel} props={{ quotes: story.quotes, lang }} starts="when seen" />
      <Closing closing={story.closing} lang={lang} />
    </article>
  );
}

type Story = Loaded<typeof loader>['data']['story'];

interface ClosingProps {
  readonly closing: Story['closing'];
  readonly lang: string | undefined;
}

function Closing({ closing: { title, text, button, links }, lang }: ClosingProps) {
  return (
    <section className="sw-width site-years__closing" aria-labelledby="closing-title" lang={lang}>
      <div>
        <h2 id="closing-title">{title}</h2>
        <p>{text}</p>
        <LinkButton href={button.href}>{button.label}</LinkButton>
      </div>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A globe of thirty meridians, one for each year. */
function Globe() {
  return (
    <svg className="site-years__globe" viewBox="0 0 800 800" aria-hidden="true" focusable="false">
      {Array.from({ length: 15 }, (_, at) => (
        <ellipse key={at} cx="400" cy="400" rx={Math.round(390 * Math.sin((at * Math.PI) / 30))} ry="390" />
      ))}
      <circle cx="400" cy="400" r="390" />
    </svg>
  );
}

export { Page as default };
