import type { Request } from '@statewise/flow-client';
import { loanTransport } from './loan-transport.js';

const application = {
  code: 'AAAABBBBCCCC',
  state: 'finished.rejected',
  version: 8,
  furthest_step: 5,
  final_status_id: 3,
};

it('leaves the reasons of a refusal in the words that were told before, where the platform tells their keys', async () => {
  const request: Request = async () => ({
    success: true,
    application,
    facts: { risk: { attempt: 1, result: 2, reasons: ['room'] }, reviewRequested: true },
  });
  const answered = await loanTransport(request).send('AAAABBBBCCCC', {
    event: { type: 'review.request' },
    key: 'k',
    version: 7,
  });
  expect(answered).toMatchObject({ state: 'finished.rejected', version: 8, facts: { reviewRequested: true } });
  expect(answered.facts).not.toHaveProperty('risk');
});

it('tells the reasons of a refusal in words, also of one that another tab has open', async () => {
  const request: Request = async (path) =>
    path.endsWith('/resume')
      ? {
          success: true,
          application,
          risk_analysis_result: 2,
          reasons: [{ key: 'room', text: 'Too little would remain.' }],
        }
      : { success: true, application, data: {}, facts: { risk: { attempt: 1, result: 2, reasons: ['room'] } } };
  const read = await loanTransport(request).read('AAAABBBBCCCC');
  expect(read.facts).toMatchObject({ risk: { reasons: ['Too little would remain.'] }, reviewRequested: true });
});
