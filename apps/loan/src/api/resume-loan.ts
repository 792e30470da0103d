import { applicationOf, type FlowClient, type Request } from '@statewise/flow-client';
import { rowOf, textOf } from '@statewise/wizard';

/** Resumes an application in this tab and answers the state to show. */
export async function resumeLoan(client: FlowClient, request: Request, code: string): Promise<string> {
  const resumed = rowOf(await request('/consumer-loans-application/api/resume', { method: 'POST', body: { code } }));
  const read = await client.read(code);
  const told = applicationOf(resumed);
  // An admin looks at another step than the applicant's without moving the application.
  const state = textOf(resumed['resume_at']) || read.state;
  client.open({
    ...read,
    state,
    isAdmin: told.isAdmin,
    ...(told.adminCode === undefined ? {} : { adminCode: told.adminCode }),
  });
  return state;
}
