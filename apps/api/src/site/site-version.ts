import { Injectable } from '@nestjs/common';
import { PipelinedSql } from '@statewise/server/platform/database/pipelined-sql.js';
import { PricingService } from '../pricing/pricing.service.js';
import { LiveTexts } from './translations/live-texts.js';

const current = { name: 'site-version', text: 'select changed_by as version from site_version' };

/** The version of the content that the site shows: an id that changes with every write of any program. */
@Injectable()
export class SiteVersion {
  private known: string | undefined;
  private reading: Promise<unknown> = Promise.resolve();
  private next: Promise<string> | undefined;

  constructor(
    private readonly sql: PipelinedSql,
    private readonly pricing: PricingService,
    private readonly texts: LiveTexts,
  ) {}

  /** The version as it is now or later: those who ask while another read is under way share the one after it. */
  read(): Promise<string> {
    this.next ??= this.readAfter(this.reading);
    return this.next;
  }

  private async readAfter(earlier: Promise<unknown>): Promise<string> {
    await earlier.catch(() => undefined);
    const reading = this.sql.run<{ version: string }>(current, []);
    [this.reading, this.next] = [reading, undefined];
    const version = (await reading)[0]?.version ?? '';
    if (version !== this.known) this.forget();
    this.known = version;
    return version;
  }

  /** What others keep for some seconds is older than the version. */
  private forget(): void {
    this.pricing.forget();
    this.texts.forget();
  }
}
