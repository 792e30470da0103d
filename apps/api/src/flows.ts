import type { DynamicModule, Type } from '@nestjs/common';
import { businessAccountFlow, flows, loanApplicationFlow, storeFlow } from '@statewise/machines';
import { FlowModule } from '@statewise/server/applications/flow.module.js';
import { BusinessAccountModule } from './e-banking/business-account.module.js';
import { LoanApplicationModule } from './loan-application/loan-application.module.js';
import { StoreModule } from './store/store.module.js';

/** The modules of the flows whose server has work to do. */
const modules: Readonly<Record<string, Type | DynamicModule>> = {
  [loanApplicationFlow.id]: LoanApplicationModule,
  [businessAccountFlow.id]: BusinessAccountModule,
  [storeFlow.id]: StoreModule,
};

/** A module for every flow; one that is not named above is served as it is declared. */
export const flowModules = flows.map((flow) => modules[flow.id] ?? FlowModule.of(flow));
