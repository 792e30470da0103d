import type { PlatformContract } from '@statewise/contract';
import { createClient } from '@statewise/contract/client';
import { RequestFailure, type Request } from '@statewise/flow-client';

/** Makes a call; when the server wants a human check first, solves its challenge and calls again. */
export async function withHumanCheck<T>(
  request: Request,
  call: (extra?: { readonly captcha: string }) => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (failure) {
    if (!(failure instanceof RequestFailure) || failure.problem?.errors?.['captcha'] === undefined) throw failure;
    const { solve } = await import('./solve-challenge.js');
    return call({ captcha: await solve(await createClient<PlatformContract>(request)('GET /captcha/challenge')) });
  }
}
