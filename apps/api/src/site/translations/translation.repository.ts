import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';

/** More different texts than this are somebody's joke. */
const mostTexts = 5_000;

const keepReport = {
  name: 'translation-keep-report',
  text: `insert into translation (digest, content, context, language)
    select $1, $2, $3, $4 where (select count(*) from translation) < $5 or exists (select 1 from translation where digest = $1)
    on conflict (digest) do update set times = translation.times + 1, reported_at = now()`,
};

@Injectable()
export class TranslationRepository {
  constructor(private readonly sql: Sql) {}

  /** Keeps a text once, however often it is reported, and no more than the table may hold. */
  async keep(content: string, context: string, language: string): Promise<void> {
    const digest = createHash('sha256')
      .update(JSON.stringify([content, context, language]))
      .digest();
    await this.sql.run(keepReport, [digest, content, context, language, mostTexts]);
  }
}
