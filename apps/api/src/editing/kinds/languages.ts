/** The language of a row of the site's tables, which number them. */
export const rowLanguage = `(case language_id when 2 then 'nl' when 3 then 'fr' else 'en' end)`;
/** The number of a language that `column` names. */
export const languageNumber = (column: string): string =>
  `(case ${column} when 'nl' then 2 when 'fr' then 3 else 1 end)::smallint`;
