import { endsByAge } from './calendar.js';
import { toCents, toEuro } from './money.js';

/** Every threshold of the risk rules. */
export interface RiskPolicy {
  /** Least room, in euro a month, that the household must keep. */
  readonly minimumRoom: number;
  /** Debt ratio above which a loan fails. */
  readonly failingDebtRatio: number;
  /** Debt ratio above which a person looks at it. */
  readonly reviewDebtRatio: number;
  /** Amount in euro above which a person looks at it. */
  readonly reviewAmount: number;
  /** Employment lengths (values of that dropdown) at which a person looks at it. */
  readonly reviewEmploymentLengths: readonly string[];
  /** Age in years by which the loan must have ended. */
  readonly lastAge: number;
}

/** The policy with which the bank starts. */
export const defaultRiskPolicy: RiskPolicy = {
  minimumRoom: 0,
  failingDebtRatio: 0.5,
  reviewDebtRatio: 0.4,
  reviewAmount: 20_000,
  reviewEmploymentLengths: ['lt_1'],
  lastAge: 75,
};

/** A household and the loan it asks for; money in euro, a month where it recurs. */
export interface RiskSituation {
  readonly incomes: number;
  readonly expenditures: number;
  readonly instalments: number;
  readonly newInstalment: number;
  readonly hasUnpaidCredits: boolean;
  /** A value of the dropdown `employment_length`; absent for who does not work. */
  readonly employmentLength?: string;
  readonly amount: number;
  /** Months. */
  readonly term: number;
  /** Dates are `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly born: string;
}

/** Why a loan fails, and why a person looks at it; texts are looked up by these codes. */
export const riskReasons = {
  failed: ['room', 'debt_ratio', 'unpaid_credits', 'age'],
  review: ['debt_ratio_high', 'employment_short', 'amount_high'],
} as const;

export type RiskReason = (typeof riskReasons)['failed' | 'review'][number];

/** Results of the wire contract: 1 passed, 2 failed, 3 review. */
export type RiskResult = 1 | 2 | 3;

export interface RiskAnalysis {
  readonly result: RiskResult;
  /** The reasons of this result; empty when it is passed. */
  readonly reasons: readonly RiskReason[];
  /** Euro a month that remain after everything, the new instalment included. */
  readonly room: number;
  /** Instalments, the new one included, over incomes; null without an income. */
  readonly ratio: number | null;
}

/** Judges a situation by a policy: any failing reason fails it, else any reviewing reason sends it to a person, else it passes. */
export function analyseRisk(policy: RiskPolicy, situation: RiskSituation): RiskAnalysis {
  const { incomes, expenditures, instalments, newInstalment } = situation;
  const debts = toCents(instalments) + toCents(newInstalment);
  const room = toEuro(toCents(incomes) - toCents(expenditures) - debts);
  const ratio = incomes > 0 ? debts / toCents(incomes) : null;
  const exceeds = (limit: number) => (ratio === null ? debts > 0 : ratio > limit);
  const failed = reasonsOf({
    room: room < policy.minimumRoom,
    debt_ratio: exceeds(policy.failingDebtRatio),
    unpaid_credits: situation.hasUnpaidCredits,
    age: !endsByAge(situation.startDate, situation.term, situation.born, policy.lastAge),
  });
  if (failed.length > 0) return { result: 2, reasons: failed, room, ratio };
  const review = reasonsOf({
    debt_ratio_high: exceeds(policy.reviewDebtRatio),
    // Stryker disable next-line StringLiteral: no length of employment is called so either
    employment_short: policy.reviewEmploymentLengths.includes(situation.employmentLength ?? ''),
    amount_high: situation.amount > policy.reviewAmount,
  });
  return { result: review.length > 0 ? 3 : 1, reasons: review, room, ratio };
}

function reasonsOf(judgements: Partial<Record<RiskReason, boolean>>): RiskReason[] {
  return [...riskReasons.failed, ...riskReasons.review].filter((reason) => judgements[reason] === true);
}
