import { defaultRiskPolicy, type RiskPolicy } from '@statewise/finance';

/** The policy of a stored record; a threshold that is missing or unusable is the bank's first one. */
export function riskPolicyOf(stored: Readonly<Record<string, unknown>>): RiskPolicy {
  const number = (name: Exclude<keyof RiskPolicy, 'reviewEmploymentLengths'>): number => {
    const value = stored[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : defaultRiskPolicy[name];
  };
  return {
    minimumRoom: number('minimumRoom'),
    failingDebtRatio: number('failingDebtRatio'),
    reviewDebtRatio: number('reviewDebtRatio'),
    reviewAmount: number('reviewAmount'),
    reviewEmploymentLengths: textsOf(stored['reviewEmploymentLengths']) ?? defaultRiskPolicy.reviewEmploymentLengths,
    lastAge: number('lastAge'),
  };
}

/** What the bank's own people are bound by when they decide. */
export interface DecisionPolicy {
  /** Up to which amount in euro one person accepts alone. */
  readonly fourEyesAbove: number;
  /** How many days a person who was asked to look has for it. */
  readonly reviewDays: number;
}

/** What counts until an admin says otherwise. */
const defaultDecisionPolicy: DecisionPolicy = { fourEyesAbove: 25_000, reviewDays: 14 };

/** The same of how decisions are made. */
export function decisionPolicyOf(stored: Readonly<Record<string, unknown>>): DecisionPolicy {
  const { fourEyesAbove, reviewDays } = stored;
  const isAmount = typeof fourEyesAbove === 'number' && Number.isFinite(fourEyesAbove) && fourEyesAbove >= 0;
  const isDays = typeof reviewDays === 'number' && Number.isInteger(reviewDays) && reviewDays >= 1 && reviewDays <= 365;
  return {
    fourEyesAbove: isAmount ? fourEyesAbove : defaultDecisionPolicy.fourEyesAbove,
    reviewDays: isDays ? reviewDays : defaultDecisionPolicy.reviewDays,
  };
}

function textsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}
