/** What a search finds, before it is written for a reader. */
export interface SearchHit {
  readonly kind: 'page' | 'article' | 'job';
  readonly language_id: number;
  readonly title: string;
  /** The address behind the reader's country and language. */
  readonly path: string;
  /** Plain text in which `\u0002` and `\u0003` stand around what was found; null when Postgres finds nothing to mark. */
  readonly excerpt: string | null;
  /** The whole text. */
  readonly plain: string;
  /** How many were found, with those that are not answered. */
  readonly total: number;
}

/** Every word by its stem or as it is typed; a word that the language leaves out of its index is left out here too. */
const wordsIn = (
  config: string,
): string => `(select string_agg('(' || concat_ws(' | ', to_tsquery(${config}, word)::text, nullif(to_tsquery('simple', letters)::text, '')) || ')', ' & ')::tsquery
  from unnest($2::text[], $3::text[]) as asked(word, letters) where numnode(to_tsquery(${config}, word)) > 0)`;

/** Texts in the reader's language that match, and English ones that have no translation. */
const matches = (table: string, key: string): string => `(c.language_id = $1::smallint and c.search @@ asked.own)
  or (c.language_id = 1 and c.search @@ asked.english and not exists (select 1 from ${table} other where other.${key} = c.${key} and other.language_id = $1::smallint))`;

const headline = (config: string): string =>
  `ts_headline(${config}, plain, query, E'StartSel="\\x02", StopSel="\\x03", MaxWords=28, MinWords=14, MaxFragments=2, FragmentDelimiter=" … "')`;

const inTitle =
  'to_tsvector(site_text_config(c.language_id), c.title) @@ case when c.language_id = $1::smallint then asked.own else asked.english end';

/** Values: the reader's language, the words as they are to be read in a language, the same without accents, the most results, whether all jobs count as found. */
export const searchSite = {
  name: 'site-search',
  text: `with asked as materialized (select ${wordsIn('site_text_config($1::smallint)')} as own, ${wordsIn("'english'::regconfig")} as english),
    found as (
      select 'page' as kind, c.language_id, c.title, '/' || p.slug as path, c.plain, c.search, case when ${inTitle} then 10 when p.calculator is not null then 3 else 1.3 end as weight
        from content_page c join page p on p.id = c.page_id, asked where ${matches('content_page', 'page_id')}
      union all
      select 'article', c.language_id, c.title, '/blog/' || c.blog_post_id || '/' || c.url, c.plain, c.search, case when ${inTitle} then 2 else 1 end
        from content_blog_post c, asked where ${matches('content_blog_post', 'blog_post_id')}
      union all
      select 'job', c.language_id, c.title, '/jobs/' || c.vacancy_id || '/' || c.url, c.plain, c.search, 1
        from content_vacancy c join vacancy v on v.id = c.vacancy_id and (v.valid_through is null or v.valid_through >= current_date), asked
        where ${matches('content_vacancy', 'vacancy_id')} or ($5::boolean and c.language_id = $1::smallint)
    ),
    queried as (select found.*, case when found.language_id = $1::smallint then asked.own else asked.english end as query from found, asked),
    best as (select *, ts_rank_cd(search, coalesce(query, ''::tsquery), 1) * weight as rank, count(*) over ()::int as total from queried order by rank desc, path limit $4),
    shown as (select best.*, ${headline('site_text_config(language_id)')} as stemmed, ${headline("'simple'")} as typed from best)
    select kind, language_id, title, path,
      case when strpos(stemmed, E'\\x02') > 0 then stemmed when strpos(typed, E'\\x02') > 0 then typed end as excerpt,
      plain, total
      from shown order by rank desc, path`,
};

/** Every word of the index in a language; its values are the language's number. */
export const wordsOfSite = {
  name: 'site-search-words',
  text: `select word, sum(ndoc)::int as texts from (values ('content_page'), ('content_blog_post'), ('content_vacancy')) as tables(name),
    ts_stat(format('select search from %I where language_id = %s', name, $1::smallint)) where length(word) >= 4 group by word`,
};
