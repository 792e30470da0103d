import { Link, type Column } from '@statewise/ui';
import type { ReactNode } from 'react';
import { RelativeTime } from './values.js';

/** A column of moments, each told by how long ago it was. */
interface TimeColumn<Row> extends Omit<Column<Row>, 'cell'> {
  readonly at: (row: Row) => string | null;
  /** What stands where there is no moment; a dash unless said. */
  readonly never?: string;
}

export type RecordColumn<Row> = Column<Row> | TimeColumn<Row>;

/** Rows that can be chosen, each by a checkbox. */
export interface RowChoice<Row> {
  /** What the column is called. */
  readonly header: string;
  readonly isChosen: (row: Row) => boolean;
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void;
  /** What a row is called. */
  readonly nameOf: (row: Row) => string;
}

export interface RecordTableProps<Row> {
  /** What the rows are; read aloud. */
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  /** What stands in the place of a table without rows. */
  readonly empty?: ReactNode;
  /** Where the name of a row leads; the whole row can be clicked then. */
  readonly href?: (row: Row) => string;
  /** The row that the keyboard stands on. */
  readonly current?: string | number | undefined;
  readonly choice?: RowChoice<Row> | undefined;
}

/** Records one below the other: a table where there is room for one, cards on a phone. */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  rowId,
  empty,
  href,
  current,
  choice,
}: RecordTableProps<Row>) {
  const named = (row: Row, cell: ReactNode): ReactNode =>
    href === undefined ? cell : <Link href={href(row)}>{cell}</Link>;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <div className="console-records">
      <table>
        <caption className="sw-sr">{caption}</caption>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className="console-records__choice">
                <Pick name={choice.header} rows={rows} choice={choice} />
              </th>
            )}
            {columns.map(({ header, numeric }) => (
              <th key={header} scope="col" className={numeric ? 'console-records__number' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} data-current={rowId(row) === current || undefined} data-linked={href && true}>
              {choice && (
                <td className="console-records__choice">
                  <Pick name={choice.nameOf(row)} rows={[row]} choice={choice} />
                </td>
              )}
              {columns.map((column, index) => {
                const [Cell, scope] = index === 0 ? (['th', 'row'] as const) : (['td', undefined] as const);
                const className = column.numeric ? 'console-records__number' : undefined;
                const content = contentOf(column, row);
                return (
                  <Cell key={column.header} scope={scope} data-header={column.header} className={className}>
                    {index === 0 ? named(row, content) : content}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function contentOf<Row>(column: RecordColumn<Row>, row: Row): ReactNode {
  if ('cell' in column) return column.cell(row);
  const at = column.at(row);
  return at === null ? (column.never ?? '–') : <RelativeTime at={at} />;
}

interface PickProps<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly choice: RowChoice<Row>;
}

function Pick<Row>({ name, rows, choice: { isChosen, choose } }: PickProps<Row>) {
  const isAll = rows.every(isChosen);
  const isSome = rows.some(isChosen);
  return (
    <label className="console-records__pick">
      <input
        type="checkbox"
        className="sw-choice__box"
        aria-label={name}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isAll;
        }}
        onChange={() => choose(rows, !isAll)}
      />
    </label>
  );
}
