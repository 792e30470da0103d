import { Controller, Header } from '@nestjs/common';
import { feeds } from '@statewise/contract/bank';
import type { Response } from 'express';
import { languages, parseLocalisedPath, provider, type Language } from '@statewise/i18n';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { asFile, type BuiltFile } from '@statewise/server/platform/front-ends/built-files.js';
import { sendFile } from '@statewise/server/platform/front-ends/send-file.js';
import { Cache } from '@statewise/server/platform/http/cache.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { feedXml } from '../feed.js';
import { SiteContent } from '../site-content.js';
import { sitemapXml } from '../sitemap.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const oneHour = 'public, max-age=3600';
const newest = 20;
/** Days after which who found it asks again whom to tell. */
const securityTextDays = 90;
const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** What search engines and feed readers ask for. */
@Controller()
export class FeedsController {
  /** The sitemap is made of all pages in all languages for every country: some hundred kilobytes. */
  private readonly made = new Cache<BuiltFile>({ seconds: 60, max: 32 });

  constructor(
    private readonly content: SiteContent,
    private readonly config: Config,
  ) {}

  @Handles(feeds.sitemap)
  async sitemap({ request }: Input<typeof feeds.sitemap>, response: Response): Promise<void> {
    const made = this.made.get('sitemap', async () => {
      const xml = sitemapXml(await this.content.sitemap(), this.config.publicUrl);
      return asFile('application/xml; charset=utf-8', Buffer.from(xml));
    });
    sendFile(request, response, await made, oneHour);
  }

  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', oneHour)
  @Handles(feeds.robots)
  robots(): string {
    return [
      'User-agent: *',
      'Disallow: /*/search',
      'Disallow: /*/loan-application',
      'Disallow: /*/e-banking',
      'Disallow: /*/store',
      'Disallow: /api/',
      '',
      `Sitemap: ${this.config.publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
  }

  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', oneHour)
  @Handles(feeds.security)
  security(): string {
    const expires = new Date(Date.now() + securityTextDays * 86_400_000);
    return [
      `Contact: ${this.config.securityContact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${this.config.publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
  }

  @Handles(feeds.feed)
  async feed({ locale: segment, request }: Input<typeof feeds.feed>, response: Response): Promise<void> {
    const locale = parseLocalisedPath(`/${segment}`)?.locale;
    if (!locale) throw new Problem('REQUEST.NOT_FOUND');
    const made = this.made.get(`${locale.country}-${locale.language}`, async () => {
      const { articles } = await this.content.articles(locale, { limit: newest });
      const description = texts[locale.language].feed;
      const xml = feedXml(articles, locale, { title: provider.name, description, origin: this.config.publicUrl });
      return asFile('application/rss+xml; charset=utf-8', Buffer.from(xml));
    });
    sendFile(request, response, await made, oneHour);
  }
}
