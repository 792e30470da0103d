import { OneOfTexts } from './members.js';
import * as s from './schema.js';

/** How a table is handed out as a file. */
export const tableFormats = ['csv', 'json'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Which kind of file is asked for, as a member of a query. */
export const FileFormat = (): PropertyDecorator => OneOfTexts(tableFormats, { description: 'The kind of file.' });

/** What an operation answers that hands out a table. */
export const tableAnswers = (row: Readonly<Record<string, unknown>>) =>
  ({
    200: {
      description:
        'A file of at most 50,000 rows, written while they are read. Where there are more, JSON has `is_complete: false`, and the last row of CSV is an ellipsis. What a spreadsheet would take for a formula has an apostrophe before it.',
      schema: s.object({ rows: s.list(s.anyObject()), is_complete: s.flag() }),
      example: { rows: [row], is_complete: true },
      types: ['application/json', 'text/csv'],
    },
  }) as const;
