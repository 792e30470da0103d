import { RequestFailure } from '@statewise/flow-client';

/** What a request is answered, or what `instead` makes of its failure; whatever else goes wrong is thrown. */
export async function unlessRefused<Answer, Instead>(
  answer: Promise<Answer>,
  instead: (failure: RequestFailure) => Instead,
): Promise<Answer | Instead> {
  try {
    return await answer;
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return instead(failure);
  }
}
