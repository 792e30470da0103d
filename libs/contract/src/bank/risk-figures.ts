import { applicationsArea, codeInPath } from '../application-schemas.js';
import { operation, operations } from '../operation.js';
import { anyObject, instant, integer, list, named, nullable, object, success, text, type OutputOf } from '../schema.js';
import { insiders, onApplication } from '../who.js';

const judgement = named(
  'RiskJudgement',
  object({
    seq: integer('Of its transition'),
    at: instant('When'),
    result: integer('1 passed, 2 failed, 3 review'),
    reasons: list(object({ code: text(), text: text('For people') })),
    figures: nullable(
      anyObject(
        'What was judged, in euro and a month where it recurs, and in `policy` the thresholds of that moment; null for judgements from before they were kept',
      ),
    ),
  }),
);

/** What the risk rules said about an application, with the figures and thresholds of that moment. */
export const riskFigures = operations('riskFigures', applicationsArea, {
  risk: operation('GET', '/api/v1/applications/{code}/risk', {
    who: onApplication(insiders),

    summary: 'What the risk rules said about a loan application, the last time first',
    isLocalised: true,
    path: { code: codeInPath },
    answers: {
      200: {
        schema: success({ judgements: list(judgement) }),
        example: {
          success: true,
          judgements: [
            {
              seq: 6,
              at: '2026-11-20T10:00:00.000Z',
              result: 3,
              reasons: [{ code: 'amount_high', text: 'The amount is large. One of our staff will look at this.' }],
              figures: { incomes: 2_800, room: 1_200.5, ratio: 0.21, policy: { reviewAmount: 20_000 } },
            },
          ],
        },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
  }),
});

/** What the risk rules said once. */
export type RiskJudgement = OutputOf<typeof judgement>;
