import { Injectable } from '@nestjs/common';
import { languages, type Language } from '@statewise/i18n';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { Cache } from '@statewise/server/platform/http/cache.js';

/** Texts by area and key. */
export type TextsByArea = Readonly<Record<string, Readonly<Record<string, string>>>>;

const all = statement<{ area: string; key: string; text: string }>(
  'translation-live-texts',
  'select area, key, text from text_override where language = $1 order by area, key',
);

/** Texts of the interfaces that differ from the release: translations that were missing, and texts that were edited. */
@Injectable()
export class LiveTexts {
  /** A text in other words is read five seconds later at the latest. */
  private readonly kept = new Cache<TextsByArea>({ seconds: 5, max: languages.length });

  constructor(private readonly sql: Sql) {}

  of(language: Language): Promise<TextsByArea> {
    return this.kept.get(language, () => this.read(language));
  }

  /** Drops the texts that are kept, so that the next call reads them again; called after a change. */
  forget(): void {
    this.kept.forget();
  }

  private async read(language: Language): Promise<TextsByArea> {
    const rows = await this.sql.run(all, [language]);
    const areas = new Map<string, Record<string, string>>();
    for (const { area, key, text } of rows) areas.set(area, { ...areas.get(area), [key]: text });
    return Object.fromEntries(areas);
  }
}
