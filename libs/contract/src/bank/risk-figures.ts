import { applicationsArea } from '../application-schemas.js';
import { ok, operation, operations } from '../operation.js';
import * as s from '../schema.js';
import { insiders, onApplication } from '../who.js';

const judgement = s.namedObject('RiskJudgement', {
  seq: s.integer('Of its transition'),
  at: s.instant('When'),
  result: s.integer('1 passed, 2 failed, 3 review'),
  reasons: s.list(s.object({ code: s.text(), text: s.text('For people') })),
  figures: s.nullable(
    s.anyObject(
      'What was judged, in euro and a month where it recurs, and in `policy` the thresholds of that moment; null for judgements from before they were kept',
    ),
  ),
});

/** What the risk rules said about an application, with the figures and thresholds of that moment. */
export const riskFigures = operations('riskFigures', applicationsArea, {
  risk: operation('GET', '/api/v1/applications/{code}/risk', {
    who: onApplication(insiders),
    summary: 'What the risk rules said about a loan application, the last time first',
    isLocalised: true,
    answers: ok(
      { judgements: s.list(judgement) },
      {
        judgements: [
          {
            seq: 6,
            result: 3,
            reasons: [{ code: 'amount_high', text: 'The amount is large. One of our staff will look at this.' }],
            figures: { incomes: 2_800, room: 1_200.5, ratio: 0.21, policy: { reviewAmount: 20_000 } },
          },
        ],
      },
    ),
  }),
});
