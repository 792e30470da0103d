import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '@statewise/server/people/people.module.js';
import { RetentionModule } from '@statewise/server/retention/retention.module.js';
import { EditingModule } from '../editing/editing.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { Articles } from './blog/articles.js';
import { BlogController } from './blog/blog.controller.js';
import { BlogCategory, BlogPost, ContentBlogPost } from './blog/blog.entity.js';
import { BlogRepository } from './blog/blog.repository.js';
import { ContactMails } from './contact/contact-mails.js';
import { ContactMessages } from './contact/contact-messages.js';
import { ContactRetention } from './contact/contact-retention.js';
import { ContactController } from './contact/contact.controller.js';
import { DemoContent } from './content/demo-content.js';
import { MediaController } from './media/media.controller.js';
import { Media } from './media/media.entity.js';
import { MediaRepository } from './media/media.repository.js';
import { ContentBlock } from './pages/content-block.entity.js';
import { ContentPage, Page } from './pages/page.entity.js';
import { PageRepository } from './pages/page.repository.js';
import { Pages } from './pages/pages.js';
import { Pictures } from './pictures.js';
import { RatesController } from './rates/rates.controller.js';
import { SearchController } from './search/search.controller.js';
import { Search } from './search/search.service.js';
import { SiteContent } from './site-content.js';
import { SiteVersion } from './site-version.js';
import { SiteDrafts } from './site-pages/site-drafts.js';
import { FormPages } from './site-pages/form-pages.js';
import { FeedsController } from './site-pages/feeds.controller.js';
import { SubscribeController } from './subscribe/subscribe.controller.js';
import { NewsletterLinks } from './subscribe/newsletter-links.js';
import { LiveTexts } from './translations/live-texts.js';
import { TranslationsController } from './translations/translations.controller.js';
import { JobsController } from './vacancies/jobs.controller.js';
import { Vacancies } from './vacancies/vacancies.js';
import { ContentVacancy, EmploymentType, Vacancy, WorkPlace } from './vacancies/vacancy.entity.js';
import { VacancyRepository } from './vacancies/vacancy.repository.js';
import { Visitors } from './visitors.js';

const entities = [
  BlogCategory,
  BlogPost,
  ContentBlogPost,
  Page,
  ContentPage,
  ContentBlock,
  Vacancy,
  ContentVacancy,
  EmploymentType,
  WorkPlace,
  Media,
];

/** Content, rates, search and what visitors send; the server-rendered site reads through `SiteContent`. */
@Module({
  imports: [TypeOrmModule.forFeature(entities), PeopleModule, RetentionModule, PricingModule, EditingModule],
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
    SiteDrafts,
    BlogRepository,
    PageRepository,
    VacancyRepository,
    MediaRepository,
    LiveTexts,
    Visitors,
  ],
  exports: [SiteContent, Search],
})
export class SiteModule {}
