import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import { RequestFailure, type FlowBinding, type Request } from '@statewise/flow-client';
import { handoverMachine, type HandoverEvent, type Prepared } from '@statewise/machines';
import { useWizard } from '@statewise/wizard';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { handedCode } from './handed-code.js';

/** The application that was prepared, as far as the shop may know of it. */
export interface HandoverBinding {
  readonly state: 'untaken' | 'asking' | 'waiting' | 'unwatched' | 'failed' | 'continued';
  readonly prepared: Prepared | null;
  readonly askAgain: () => void;
}

/** Follows the prepared application while the page is visible; there is none before the server has taken the sale. */
export function useHandover({ client, isUnderWay }: FlowBinding): HandoverBinding {
  const { request } = useWizard();
  const [snapshot, send] = useMachine(
    handoverMachine.provide({
      actions: { askServer: ({ self }) => void askAbout(request, client.code ?? '').then((told) => self.send(told)) },
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
  return {
    state: snapshot.value,
    prepared: snapshot.context.prepared,
    askAgain: () => send({ type: 'question.repeated' }),
  };
}

/** What the server tells of the application that a sale prepared, as the chart hears it. */
async function askAbout(request: Request, code: string): Promise<HandoverEvent> {
  try {
    const call = createClient<BankContract>(request);
    const answer = await call('POST /consumer-loans-vm-stores/api/getPrepared', { body: { code } });
    const { continued: isContinued, loan_details: loan, ...told } = answer.prepared;
    const prepared = {
      code: handedCode(code),
      email: told.email ?? '',
      amount: loan?.amount ?? 0,
      term: loan?.loan_term ?? 0,
    };
    return { type: 'application.told', isContinued, prepared };
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return { type: 'question.failed' };
  }
}
