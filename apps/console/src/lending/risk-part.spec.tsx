import { screen } from '@testing-library/react';
import { renderInConsole, serve } from '../testing/in-console.js';
import { RiskPart } from './risk-part.js';

it('words what was judged and the thresholds, lists among them', async () => {
  const policy = { reviewEmploymentLengths: ['lt_1', '1_to_3'], reviewDebtRatio: 0.4 };
  const figures = { employmentLength: 'gt_5', ratio: 0.0618, hasUnpaidCredits: false, policy };
  const judgement = { seq: 5, at: '2026-11-29T10:00:00Z', result: 1, reasons: [], figures };
  serve((call) => (call.endsWith('/risk') ? { judgements: [judgement] } : undefined));
  await renderInConsole(<RiskPart id="7" />);
  const said = (await screen.findAllByRole('definition')).map((one) => one.textContent);
  expect(said).toEqual(['more than 5 years', '6.18%', 'no', 'less than a year, 1 to 3 years', '40.00%']);
});
