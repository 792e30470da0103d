import { codeInPath } from '@statewise/server/applications/application.schemas.js';
import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { instant, integer, list, named, object, success, text } from '@statewise/server/platform/openapi/schema.js';

const judgement = named(
  'RiskJudgement',
  object({
    seq: integer('Of its transition'),
    at: instant('When'),
    result: integer('1 passed, 2 failed, 3 review'),
    reasons: list(object({ code: text(), text: text('For people') })),
    figures: {
      type: ['object', 'null'],
      description:
        'What was judged, in euro and a month where it recurs, and in `policy` the thresholds of that moment; null for judgements from before they were kept',
    },
  }),
);

export const endpoints = {
  risk: {
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
  },
} as const satisfies Record<string, EndpointDescription>;
