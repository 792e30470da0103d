import type { FlowClient, Request } from '@statewise/flow-client';

/** Resumes an application in this tab and answers the state to show; one that was laid aside opens with all its steps. */
export async function resumeBusiness(client: FlowClient, request: Request, code: string): Promise<string> {
  await request('/e-banking/api/loadApplicationByCode', { method: 'POST', body: { code } });
  const application = await client.read(code);
  client.open(application);
  return application.state;
}
