import { applicationOf, type FlowClient, type Request } from '@statewise/flow-client';
import { rowOf, textOf } from '../api/wire.js';
import { pathOfState } from './places.js';

/** Resumes an application in this tab and answers the path of the page to show. */
export async function resumeLoan(client: FlowClient, request: Request, code: string): Promise<string> {
  const resumed = rowOf(await request('/consumer-loans-application/api/resume', { method: 'POST', body: { code } }));
  const read = await client.read(code);
  const told = applicationOf(resumed);
  const resumeAt = textOf(resumed['resume_at']);
  client.open({ ...read, isAdmin: told.isAdmin, ...(told.adminCode === undefined ? {} : { adminCode: told.adminCode }) });
  return pathOfState(resumeAt === '' ? read.state : resumeAt);
}
