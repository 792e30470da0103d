import type { CalculatorName } from '@statewise/site-content';
import type { ComponentType } from 'react';
import { DepositView } from './deposit-view.js';
import { FactorView } from './factor-view.js';
import { IbanView } from './iban-view.js';
import { LendingView } from './lending-view.js';
import { ProView } from './pro-view.js';
import { SaverView } from './saver-view.js';
import type { CalculatorViewProps } from './view-props.js';

/** The view of each calculator; the browser fetches the one of its page. */
export const views: Readonly<Record<CalculatorName, ComponentType<CalculatorViewProps>>> = {
  'consumer-lending': LendingView,
  factor: FactorView,
  iban: IbanView,
  pro: ProView,
  saver: SaverView,
  'term-deposit-saver-plus': DepositView,
};
