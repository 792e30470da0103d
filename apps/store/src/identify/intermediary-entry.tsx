import type { SignedIntermediary } from '@statewise/machines';
import { Actions, Card, Loading, PlusIcon, CheckCircleIcon, ClockIcon, Notice, useFormat } from '@statewise/ui';
import { FlowButton, OutcomePage, useWizard, type ScreenProps, unlessRefused } from '@statewise/wizard';
import { Suspense, useId, useState, use } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import type { ResultOf } from '@statewise/contract';
import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import { type Request } from '@statewise/flow-client';

export interface IntermediaryEntryProps extends ScreenProps {
  readonly person: SignedIntermediary;
}

/** A signed-in intermediary begins with a customer, or looks at what the store has prepared. */
export function IntermediaryEntry({ flow, person: { name, storeName } }: IntermediaryEntryProps) {
  const t = useStoreText();
  const heading = useId();
  const { request } = useWizard();
  const [prepared] = useState(() => fetchPrepared(request));
  return (
    <OutcomePage
      title={t('entry.welcome', { name })}
      {...(storeName === null ? {} : { lead: t('entry.store', { store: storeName }) })}
    >
      <Actions>
        <FlowButton icon={<PlusIcon />} flow={flow} onClick={() => flow.send({ type: 'intermediary.enter' })}>
          {t('entry.begin')}
        </FlowButton>
      </Actions>
      <Card as="section" aria-labelledby={heading} className="store-prepared">
        <h2 id={heading}>{t('prepared.title')}</h2>
        <Suspense fallback={<Loading label={t('app.loading')} />}>
          <PreparedList fetched={prepared} />
        </Suspense>
      </Card>
    </OutcomePage>
  );
}

type PreparedLine = ResultOf<BankContract['GET /consumer-loans-vm-stores/api/prepared']>['prepared'][number];

/** What the intermediary's own store has prepared, newest first. */
function PreparedList({ fetched }: { readonly fetched: ReturnType<typeof fetchPrepared> }) {
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

interface PreparedRowProps {
  readonly application: PreparedLine;
}

function PreparedRow({ application: { customer, loan_amount, prepared_at, continued } }: PreparedRowProps) {
  const t = useStoreText();
  const format = useFormat();
  return (
    <li>
      <span className="store-prepared__customer">
        <strong>{customer}</strong>
        <span className="sw-small">{format.date(prepared_at)}</span>
      </span>
      <span className="sw-figures">{format.money(loan_amount ?? 0)}</span>
      <span className="store-prepared__state">
        {continued ? <CheckCircleIcon size={18} /> : <ClockIcon size={18} />}
        {t(continued ? 'prepared.continued' : 'prepared.waiting')}
      </span>
    </li>
  );
}

/** Returns what the signed-in intermediary's store has prepared; undefined where the call fails. */
async function fetchPrepared(request: Request): Promise<readonly PreparedLine[] | undefined> {
  const asked = createClient<BankContract>(request)('GET /consumer-loans-vm-stores/api/prepared');
  return (await unlessRefused(asked, () => undefined))?.prepared;
}
