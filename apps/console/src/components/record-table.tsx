import { Link } from '@statewise/ui';
import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned by the decimal point. */
  readonly numeric?: boolean;
}

export interface RecordTableProps<Row> {
  /** What the rows are; read aloud. */
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  /** Where the name of a row leads; the whole row can be clicked then. */
  readonly href?: (row: Row) => string;
  /** The row that the keyboard stands on. */
  readonly current?: string | number | undefined;
}

/** Records one below the other: a table where there is room for one, cards on a phone. */
export function RecordTable<Row>({ caption, columns, rows, rowId, href, current }: RecordTableProps<Row>): ReactNode {
  const named = (row: Row, cell: ReactNode): ReactNode =>
    href === undefined ? cell : <Link href={href(row)}>{cell}</Link>;
  return (
    <div className="console-records">
      <table>
        <caption className="sw-sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, numeric }) => (
              <th key={id} scope="col" className={numeric ? 'console-records__number' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowId(row)}

              data-current={rowId(row) === current || undefined}
              data-linked={href && true}
            >
              {columns.map(({ id, header, cell, numeric }, index) => {
                const className = numeric ? 'console-records__number' : undefined;
                return index === 0 ? (
                  <th key={id} scope="row" data-header={header} className={className}>
                    {named(row, cell(row))}
                  </th>
                ) : (
                  <td key={id} data-header={header} className={className}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
