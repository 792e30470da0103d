import type { SignedIntermediary } from '@statewise/machines';
import { Actions, Button, Card, Loading, PlusIcon } from '@statewise/ui';
import { OutcomePage, useWizard, type ScreenProps } from '@statewise/wizard';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import { fetchPrepared, PreparedList } from './prepared-list.js';

export interface IntermediaryEntryProps extends ScreenProps {
  readonly person: SignedIntermediary;
}

/** A signed-in intermediary begins with a customer, or looks at what the store has prepared. */
export function IntermediaryEntry({ flow, person: { name, storeName } }: IntermediaryEntryProps): ReactNode {
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
        <Button icon={<PlusIcon />} busy={flow.isUnderWay} onClick={() => flow.send({ type: 'intermediary.enter' })}>
          {t('entry.begin')}
        </Button>
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
