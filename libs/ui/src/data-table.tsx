import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.js';

export interface Column<Row> {
  /** Tells the column from the others. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned by the decimal point. */
  readonly numeric?: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  /** Totals, one for each column; the first names the line. */
  readonly totals?: readonly ReactNode[];
  /** At most so high that its head stays in view. */
  readonly tall?: boolean;
}

/** Rows of figures. Where they do not fit the table scrolls sideways with its first column in place, also by keyboard. */
export function DataTable<Row>({ caption, columns, rows, rowId, totals, tall = false }: DataTableProps<Row>) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={classNames('sw-table', tall && 'sw-table--tall')} role="region" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={numericClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>{cellsOf(columns, ({ cell }) => cell(row))}</tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>{cellsOf(columns, (_, index) => totals[index])}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** The cells of a row, the first of which names it. */
function cellsOf<Row>(
  columns: readonly Column<Row>[],
  contentOf: (column: Column<Row>, index: number) => ReactNode,
): ReactNode {
  return columns.map((column, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    return (
      <Cell key={column.header} scope={index === 0 ? 'row' : undefined} className={numericClass(column)}>
        {contentOf(column, index)}
      </Cell>
    );
  });
}

function numericClass<Row>({ numeric }: Column<Row>): string | undefined {
  return numeric ? 'sw-table__number' : undefined;
}
