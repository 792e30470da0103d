import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import { applicationOf, type FlowClient, type Request } from '@statewise/flow-client';

/** Resumes an application in this tab and answers the state to show. */
export async function resumeLoan(client: FlowClient, request: Request, code: string): Promise<string> {
  const resumed = await createClient<BankContract>(request)('POST /consumer-loans-application/api/resume', {
    body: { code },
  });
  const read = await client.read(code);
  const told = applicationOf(resumed);
  // An admin looks at another step than the applicant's without moving the application.
  const state = resumed.resume_at || read.state;
  client.open({
    ...read,
    state,
    isAdmin: told.isAdmin,
    ...(told.adminCode === undefined ? {} : { adminCode: told.adminCode }),
  });
  return state;
}
