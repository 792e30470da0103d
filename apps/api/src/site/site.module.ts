import { Module } from '@nestjs/common';
import { PeopleModule } from '@statewise/server/people/people.module.js';
import { RetentionModule } from '@statewise/server/retention/retention.module.js';
import { EditingModule } from '../editing/editing.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { Articles } from './blog/articles.js';
import { BlogController } from './blog/blog.controller.js';
import { ContactMails } from './contact/contact-mails.js';
import { ContactMessages } from './contact/contact-messages.js';
import { ContactRetention } from './contact/contact-retention.js';
import { ContactController } from './contact/contact.controller.js';
import { DemoContent } from './content/demo-content.js';
import { MediaController } from './media/media.controller.js';
import { Pages } from './pages/pages.js';
import { Pictures } from './pictures.js';
import { RatesController } from './rates/rates.controller.js';
import { SearchController } from './search/search.controller.js';
import { Search } from './search/search.service.js';
import { SiteContent } from './site-content.js';
import { SiteVersion } from './site-version.js';
import { FormPages } from './site-pages/form-pages.js';
import { FeedsController } from './site-pages/feeds.controller.js';
import { SubscribeController } from './subscribe/subscribe.controller.js';
import { NewsletterLinks } from './subscribe/newsletter-links.js';
import { LiveTexts } from './translations/live-texts.js';
import { TranslationsController } from './translations/translations.controller.js';
import { JobsController } from './vacancies/jobs.controller.js';
import { Vacancies } from './vacancies/vacancies.js';
import { Visitors } from './visitors.js';

/** Content, rates, search and what visitors send; the server-rendered site reads through `SiteContent`. */
@Module({
  imports: [PeopleModule, RetentionModule, PricingModule, EditingModule],
  controllers: [
    BlogController,
    RatesController,
    SearchController,
    SubscribeController,
    ContactController,
    JobsController,
    MediaController,
    TranslationsController,
    FeedsController,
  ],
  providers: [
    DemoContent,
    SiteContent,
    SiteVersion,
    Articles,
    Pages,
    Vacancies,
    Pictures,
    Search,
    NewsletterLinks,
    ContactMails,
    ContactMessages,
    ContactRetention,
    FormPages,
    LiveTexts,
    Visitors,
  ],
  exports: [SiteContent, Search],
})
export class SiteModule {}
