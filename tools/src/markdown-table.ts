/** A row of a table in Markdown. */
export const row = (...cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;

/** The head of a table in Markdown. */
export const head = (...titles: readonly string[]): string => `${row(...titles)}\n|${'---|'.repeat(titles.length)}`;

/** A table in Markdown. */
export const table = (titles: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [head(...titles), ...rows.map((cells) => row(...cells))].join('\n');
