import { RequestFailure } from '@statewise/flow-client';
import type { LoanKey } from '../messages/catalogue.js';
import type { Services } from '../services.js';

/** Where a resume leads, or why it does not. */
export type Resumption = { readonly path: string } | { readonly failure: LoanKey };

/** Resumes an application; a failed one leaves nothing of an earlier application in the tab. */
export async function resumeApplication(
  { request, application }: Pick<Services, 'request' | 'application'>,
  code: string,
): Promise<Resumption> {
  const [client, { resumeLoan }] = await Promise.all([application(), import('../wizard/resume-loan.js')]);
  try {
    return { path: await resumeLoan(client, request, code) };
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    if (failure.isWorthRetrying)
      return {
        failure: failure.kind === 'busy' && failure.problem?.status === 429 ? 'resume.many' : 'resume.unreachable',
      };
    client.forget();
    return { failure: 'resume.unknown' };
  }
}
