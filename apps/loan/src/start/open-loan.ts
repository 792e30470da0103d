import { RequestFailure, type FlowClient } from '@statewise/flow-client';
import { typedCode } from '@statewise/i18n';

/** Opens the application of a code in this tab; undefined where that is refused. Throws failures worth retrying. */
export async function openLoan(application: () => Promise<FlowClient>, code: string): Promise<FlowClient | undefined> {
  const client = await application();
  try {
    if (client.code === typedCode(code)) await client.refresh();
    else client.open(await client.read(code));
    return client;
  } catch (failure) {
    if (failure instanceof RequestFailure && !failure.isWorthRetrying) return undefined;
    throw failure;
  }
}
