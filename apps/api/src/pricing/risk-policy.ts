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

function textsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}
