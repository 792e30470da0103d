import { Injectable } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { Sql } from '@statewise/server/platform/database/sql.js';

/** Texts by area and key. */
export type TextsByArea = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text in other words is read this many milliseconds later at the latest. */
const keptFor = 5_000;

const all = {
  name: 'translation-live-texts',
  text: 'select area, key, text from text_override where language = $1 order by area, key',
};

/** Texts of the interfaces in other words than the release has: of what was missing, and of what somebody rewrote. */
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

  /** What was kept is read again at the next question: somebody has changed it. */
  forget(): void {
    this.kept.clear();
  }

  private async read(language: Language): Promise<TextsByArea> {
    const rows = await this.sql.run<{ area: string; key: string; text: string }>(all, [language]);
    const areas = new Map<string, Record<string, string>>();
    for (const { area, key, text } of rows) areas.set(area, { ...areas.get(area), [key]: text });
    return Object.fromEntries(areas);
  }
}
