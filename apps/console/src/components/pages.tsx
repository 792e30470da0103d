import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@statewise/ui';
import { AnswerValue } from './page.js';
import { filled } from './filters.js';
import { RecordTable, type RecordTableProps } from './record-table.js';
import { useConsoleText } from '../messages/use-console-text.js';
import type { CallOf } from '@statewise/contract';
import { addressOf, call, type OperationName, type Result, type ConsoleContract } from '../requests/call.js';

/** Whether another page follows, and what fetches it. */
export interface NextPage {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

type ListName = Extract<OperationName, `GET ${string}`>;
type Listed<K extends ListName> = Extract<keyof Result<K>, string>;
type RowOf<K extends ListName, N extends Listed<K>> = Result<K>[N] extends readonly (infer Row)[] ? Row : never;
type Listing = Readonly<Record<string, unknown>>;
type Read = (operation: string, input: Listing) => Promise<Listing>;

interface PagesOptions<Input> {
  readonly lookEvery?: number | false;
  readonly asOfNow?: { readonly name: string; readonly input: () => Partial<Input> } | undefined;
}

/**
 * The rows of all pages that were fetched of a listing operation, which answers them under the member `name`. A query with `q` goes as
 * the body of the operation's search, so that names stand in no address. Asked for again every `lookEvery` milliseconds where that is given;
 * `asOfNow` makes the part of the input that follows the time, each time that it is asked for, and `name` tells it apart.
 */
export function usePages<K extends ListName, N extends Listed<K>>(
  operation: K,
  input: CallOf<ConsoleContract[K]>,
  name: N,
  { lookEvery = false, asOfNow }: PagesOptions<CallOf<ConsoleContract[K]>> = {},
): UseInfiniteQueryResult<readonly RowOf<K, N>[]> {
  const read = call as unknown as Read;
  return useInfiniteQuery({
    queryKey: [addressOf(operation, pathOf(operation, input)), input, asOfNow?.name],
    initialPageParam: '',
    queryFn: ({ pageParam }) => {
      const page = { ...input, ...asOfNow?.input(), ...(pageParam !== '' && { cursor: pageParam }) };
      return 'q' in page
        ? read(`POST ${operation.slice('GET '.length)}/search`, { body: filled(page) })
        : read(operation, page);
    },
    getNextPageParam: ({ next_cursor }) => (typeof next_cursor === 'string' ? next_cursor : null),
    select: ({ pages }) => pages.flatMap((page) => page[name] as readonly RowOf<K, N>[]),
    // The list before stands until the next one has come, instead of a flicker.
    placeholderData: (before) => before,
    refetchInterval: lookEvery,
  });
}

/** The members of an input that fill the path of its operation: the key under which its pages are forgotten. */
const pathOf = (operation: string, input: Listing): Listing =>
  Object.fromEntries(Object.entries(input).filter(([name]) => operation.includes(`{${name}}`)));

interface RecordListProps<Row> extends Omit<RecordTableProps<Row>, 'rows'> {
  readonly pages: UseInfiniteQueryResult<readonly Row[]>;
}

/** What `usePages` reads as a table: awaited, failed, or there, with the button for more. */
export function RecordList<Row>({ pages, ...table }: RecordListProps<Row>) {
  return (
    <>
      <AnswerValue query={pages}>{(rows) => <RecordTable {...table} rows={rows} />}</AnswerValue>
      <MoreButton pages={pages} />
    </>
  );
}

interface MoreButtonProps {
  readonly pages: NextPage;
  /** What it says where that is not merely that there is more. */
  readonly label?: string;
}

/** Fetches the next page; nothing when there is none. */
export function MoreButton({ pages, label }: MoreButtonProps) {
  const t = useConsoleText();
  if (!pages.hasNextPage) return null;
  return (
    <div className="console-more">
      <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {label ?? t('pages.more')}
      </Button>
    </div>
  );
}
