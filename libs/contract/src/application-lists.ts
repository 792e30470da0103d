import { Description, Example, field, rule } from '@statewise/fields';
import { exampleFlow, exampleStates } from './example-flow.js';
import { maxSelected } from './bulk-limits.js';
import { absent, IdList, Instant, OneOfTexts, QueryText } from './members.js';
import { PageLimit } from './paging.js';
import { statusTypes } from './statuses.js';
import { FileFormat, type TableFormat } from './table-format.js';

/** How a list may be ordered: by the moment of creation, or by the amount, highest first. */
export const listOrders = ['newest', 'oldest', 'amount'] as const;

/** An amount of a query: euro with at most two decimals. */
const Amount = (description: string): PropertyDecorator =>
  field(
    {
      kind: 'money',
      description,
      schema: { type: 'number', minimum: 0 },
      normalise: (value) => (/^\d{1,10}(\.\d{1,2})?$/.test(String(value).trim()) ? Number(value) : absent(value)),
    },
    rule('numbers', (value) => typeof value === 'number'),
  );

const oneStatus = `(${statusTypes.join('|')}):[0-5]`;

/** What the list of applications is narrowed by, and its order. */
export class ApplicationsQuery {
  @QueryText({ description: 'Of one flow.' }) @Example(exampleFlow) flow?: string;

  @QueryText({ description: 'In one state, or in one of several with commas between.' })
  @Example(exampleStates.last)
  state?: string;

  @QueryText({
    pattern: new RegExp(`^${oneStatus}(,${oneStatus})*$`),
    description: 'With a status type at a value; of several with commas between all hold.',
  })
  @Example('risk:2')
  status?: string;

  @Instant('Created at this instant or later.') from?: string;
  @Instant('Created before this instant.') to?: string;
  @Amount('For this amount or more, of those whose flow names an amount.') amount_from?: number;
  @Amount('For this amount or less.') amount_to?: number;

  @QueryText({
    description:
      'Beginnings of names or of an e-mail address, whatever the case and the accents; all words must be found. Or a phone number in any way of writing, a date, or a number as of a card or for VAT, of those whose flow says so. Also a code or its last four characters, or an id.',
  })
  q?: string;

  @OneOfTexts(listOrders, { description: 'By creation, or by amount, highest first and only those with one.' })
  sort: (typeof listOrders)[number] = 'newest';

  @QueryText({ pattern: /^\d{1,16}-\d{1,18}$/, description: 'The `next_cursor` of the page before.' })
  cursor?: string;

  @PageLimit() limit = 50;
}

/** Transitions that each application of an expanded page has in itself: the rest would be too much for one answer. */
export const transitionsOfListed = 20;

/** A page of applications, and what each has besides itself. */
export class ApplicationsPage extends ApplicationsQuery {
  @OneOfTexts(['transitions'], {
    description: `Each has the first ${transitionsOfListed} of its transitions; those behind them are \`…/transitions?after=\`.`,
  })
  expand?: 'transitions';
}

/** Applications that were chosen one by one, or all that a list finds. */
export class SelectedApplications extends ApplicationsQuery {
  @IdList(maxSelected)
  @Description('These alone, narrowed by the rest without `q`; none means all that the rest finds.')
  ids: string[];
}

/** Which applications are handed out as a file. */
export class ApplicationsExport extends SelectedApplications {
  @FileFormat() format: TableFormat = 'csv';
}
