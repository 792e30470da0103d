import type { CalculatorName } from '@statewise/site-content';
import { lazy, type ComponentType } from 'react';
import type { CalculatorViewProps } from './view-props.js';

type View = ComponentType<CalculatorViewProps>;

/** Each calculator is fetched on the pages that have it. */
export const views: Readonly<Record<CalculatorName, View>> = {
  'consumer-lending': lazy(async () => ({ default: (await import('./lending-view.js')).LendingView })),
  factor: lazy(async () => ({ default: (await import('./factor-view.js')).FactorView })),
  iban: lazy(async () => ({ default: (await import('./iban-view.js')).IbanView })),
  pro: lazy(async () => ({ default: (await import('./pro-view.js')).ProView })),
  saver: lazy(async () => ({ default: (await import('./saver-view.js')).SaverView })),
  'term-deposit-saver-plus': lazy(async () => ({ default: (await import('./deposit-view.js')).DepositView })),
};
