import { Injectable } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';

/** Texts by area and key. */
export type TextsByArea = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text in other words is read this many milliseconds later at the latest. */
const keptFor = 5_000;

const all = statement<{ area: string; key: string; text: string }>(
  'translation-live-texts',
  'select area, key, text from text_override where language = $1 order by area, key',
);

/** Texts of the interfaces that differ from the release: translations that were missing, and texts that were edited. */
@Injectable()
export class LiveTexts {
  private readonly kept = new Map<Language, { readonly texts: Promise<TextsByArea>; readonly until: number }>();

  constructor(private readonly sql: Sql) {}

  of(language: Language): Promise<TextsByArea> {
    const known = this.kept.get(language);
    if (known && Date.now() < known.until) return known.texts;
    const texts = this.read(language);
    this.kept.set(language, { texts, until: Date.now() + keptFor });
    texts.catch(() => this.kept.delete(language));
    return texts;
  }

  /** Drops the texts that are kept, so that the next call reads them again; called after a change. */
  forget(): void {
    this.kept.clear();
  }

  private async read(language: Language): Promise<TextsByArea> {
    const rows = await this.sql.run(all, [language]);
    const areas = new Map<string, Record<string, string>>();
    for (const { area, key, text } of rows) areas.set(area, { ...areas.get(area), [key]: text });
    return Object.fromEntries(areas);
  }
}
