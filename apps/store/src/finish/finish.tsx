import { Actions, Button, Loading, Notice } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import { HandoverPage } from './handover-page.js';
import { useHandover, type HandoverBinding } from './use-handover.js';

/** The application exists: its code to hand over, until the customer has gone on with it. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useStoreText();
  const handover = useHandover(flow);
  const isContinued = handover.state === 'continued';
  if (handover.state === 'untaken')
    return (
      <OutcomePage key="untaken" title={t('untaken.title')} lead={t('untaken.text')}>
        <Loading label={t('app.loading')} />
      </OutcomePage>
    );
  return (
    <OutcomePage
      key={String(isContinued)}
      title={t(isContinued ? 'continued.title' : 'title.finish')}
      lead={t(isContinued ? 'continued.text' : 'text.finish')}
    >
      <Handover flow={flow} handover={handover} />
      <Actions className="store-screen-only">
        <LeaveButton flow={flow} variant={isContinued ? 'primary' : 'secondary'} />
      </Actions>
    </OutcomePage>
  );
}

function Handover({ flow, handover }: ScreenProps & { readonly handover: HandoverBinding }): ReactNode {
  const t = useStoreText();
  const { state, prepared, askAgain } = handover;
  if (state === 'continued') return <Notice tone="success">{t('continued.notice')}</Notice>;
  if (prepared !== null) return <HandoverPage flow={flow} prepared={prepared} onSendFailed={askAgain} />;
  if (state === 'asking') return <Loading label={t('app.loading')} />;
  return (
    <Notice
      tone="warning"
      live="polite"
      actions={
        <Button small variant="secondary" onClick={askAgain}>
          {t('finish.again')}
        </Button>
      }
    >
      {t('finish.failed')}
    </Notice>
  );
}
