import { attachToBrowser, FlowClient, type Request } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { loanTransport } from '../api/loan-transport.js';

export interface LoanClientOptions {
  readonly request: Request;
  readonly storage: Storage;
}

/** The loan application of this tab, as it was before a reload. */
export async function openLoanClient({ request, storage }: LoanClientOptions): Promise<FlowClient> {
  const client = new FlowClient({ flow: loanApplicationFlow, transport: loanTransport(request), storage });
  attachToBrowser(client, window);
  await client.restore();
  return client;
}

export { fetchScreens } from './screens.js';
