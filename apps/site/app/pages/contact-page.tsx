import { useFormat } from '@statewise/ui';
import type { ReactNode } from 'react';
import { BranchMap } from '../contact/branch-map.js';
import { ContactSection } from '../contact/contact-section.js';
import { useContactText } from '../contact/messages/use-contact-text.js';
import { UrgentHelp } from '../contact/urgent-help.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { ContentsMenu, SideMenu } from '../information/side-menu.js';
import { Island } from '../islands/island.js';
import { useSiteText } from '../messages/use-site-text.js';
import type { Loaded } from '../page/page-state.js';
import { SitePicture } from '../picture.js';
import type { loader } from '../routes/contact.js';
import '../contact/contact.css';

/** The form first, then answers and the other ways to reach a person: by telephone, at a desk. */
export function Page({ data: { page, question, refused, subject, reference } }: Loaded<typeof loader>): ReactNode {
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
