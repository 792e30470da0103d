import { RequestFailure, type Request } from '@statewise/flow-client';
import { CheckCircleIcon, ClockIcon, Notice, useFormat } from '@statewise/ui';
import { numberOf, rowOf, rowsOf, textOf } from '@statewise/wizard';
import { use, type ReactNode } from 'react';
import { useStoreText } from '../messages/use-store-text.js';

/** An application that a store has prepared. */
export interface PreparedApplication {
  readonly id: string;
  readonly customer: string;
  /** Euro. */
  readonly amount: number;
  /** ISO instant. */
  readonly preparedAt: string;
  readonly isContinued: boolean;
}

/** What the intermediary's own store has prepared, newest first. */
export function PreparedList({ fetched }: { readonly fetched: ReturnType<typeof fetchPrepared> }): ReactNode {
  const t = useStoreText();
  const prepared = use(fetched);
  if (prepared === undefined) return <Notice tone="warning">{t('prepared.failed')}</Notice>;
  if (prepared.length === 0) return <p className="store-prepared__none">{t('prepared.none')}</p>;
  return (
    <ul className="store-prepared__list">
      {prepared.map((application) => (
        <PreparedRow key={application.id} application={application} />
      ))}
    </ul>
  );
}

function PreparedRow({
  application: { customer, amount, preparedAt, isContinued },
}: {
  readonly application: PreparedApplication;
}): ReactNode {
  const t = useStoreText();
  const format = useFormat();
  return (
    <li>
      <span className="store-prepared__customer">
        <strong>{customer}</strong>
        <span className="sw-small">{format.date(preparedAt)}</span>
      </span>
      <span className="sw-figures">{format.money(amount)}</span>
      <span className="store-prepared__state">
        {isContinued ? <CheckCircleIcon size={18} /> : <ClockIcon size={18} />}
        {t(isContinued ? 'prepared.continued' : 'prepared.waiting')}
      </span>
    </li>
  );
}

/** Fetches what the store of the signed-in intermediary has prepared; undefined when the server does not tell: the list holds nobody up. */
export async function fetchPrepared(request: Request): Promise<readonly PreparedApplication[] | undefined> {
  try {
    const answer = rowOf(await request('/consumer-loans-vm-stores/api/prepared'));
    return rowsOf(answer['prepared']).map((row) => ({
      id: String(row['id'] ?? ''),
      customer: textOf(row['customer']),
      amount: numberOf(row['loan_amount']),
      preparedAt: textOf(row['prepared_at']),
      isContinued: row['continued'] === true,
    }));
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return undefined;
  }
}
