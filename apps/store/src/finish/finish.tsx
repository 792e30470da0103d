import { Actions, Button, Loading, Notice } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps, useWizard, unlessRefused } from '@statewise/wizard';
import { useEffect } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import { HandoverPage } from './handover-page.js';
import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import { type FlowBinding, type Request } from '@statewise/flow-client';
import { handoverMachine, type HandoverEvent } from '@statewise/machines';
import { useMachine } from '@xstate/react';
import { handedCode } from './handed-code.js';

/** The application exists: its code to hand over, until the customer has gone on with it. */
export function Screen({ flow }: ScreenProps) {
  const t = useStoreText();
  const handover = useHandover(flow);
  const isContinued = handover.state === 'continued';
  const { storage } = useWizard();
  const isElsewhere = handedCode(storage, flow.client.code ?? '') === '';
  return (
    <OutcomePage
      key={String(isContinued)}
      flow={flow}
      title={t(isContinued ? 'continued.title' : 'title.finish')}
      lead={t(isContinued ? 'continued.text' : isElsewhere ? 'sheet.elsewhere' : 'text.finish')}
    >
      <Handover flow={flow} handover={handover} />
      <Actions className="store-screen-only">
        <LeaveButton flow={flow} variant={isContinued ? 'primary' : 'secondary'} />
      </Actions>
    </OutcomePage>
  );
}

function Handover({ flow, handover }: ScreenProps & { readonly handover: ReturnType<typeof useHandover> }) {
  const t = useStoreText();
  const { state, prepared, askAgain } = handover;
  if (state === 'continued') return <Notice tone="success">{t('continued.notice')}</Notice>;
  if (prepared !== null) return <HandoverPage flow={flow} prepared={prepared} onSendFailed={askAgain} />;
  if (state === 'untaken' || state === 'asking') return <Loading label={t('app.loading')} />;
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

/** Follows the prepared application while the page is visible; there is none before the server has taken the sale. */
function useHandover({ client, isUnderWay }: FlowBinding) {
  const { request, storage } = useWizard();
  const [snapshot, send] = useMachine(
    handoverMachine.provide({
      actions: {
        askServer: ({ self }) => void askAbout(request, storage, client.code ?? '').then((told) => self.send(told)),
      },
    }),
  );
  useEffect(() => {
    if (!isUnderWay) send({ type: 'sale.taken' });
  }, [send, isUnderWay]);
  useEffect(() => {
    const tell = (): void => send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [send]);
  const { prepared } = snapshot.context;
  return { state: snapshot.value, prepared, askAgain: () => send({ type: 'question.repeated' }) };
}

/** What the server tells of the application that a sale prepared, as the chart hears it. */
async function askAbout(request: Request, storage: Storage, code: string): Promise<HandoverEvent> {
  const call = createClient<BankContract>(request);
  const asked = call('POST /consumer-loans-vm-stores/api/getPrepared', { body: { code } });
  const answer = await unlessRefused(asked, () => undefined);
  if (answer === undefined) return { type: 'question.failed' };
  const { continued: isContinued, loan_details: loan, ...told } = answer.prepared;
  const prepared = {
    code: handedCode(storage, code),
    email: told.email ?? '',
    amount: loan?.amount ?? 0,
    term: loan?.loan_term ?? 0,
  };
  return { type: 'application.told', isContinued, prepared };
}
