import type { DynamicModule, Type } from '@nestjs/common';
import { flows, loanApplicationFlow } from '@statewise/machines';
import { FlowModule } from './applications/flow.module.js';
import { LoanApplicationModule } from './loan-application/loan-application.module.js';

/** The modules of the flows whose server has work to do. */
const modules: Readonly<Record<string, Type | DynamicModule>> = {
  [loanApplicationFlow.id]: LoanApplicationModule,
};

/** A module for every flow; one that is not named above is served as it is declared. */
export const flowModules = flows.map((flow) => modules[flow.id] ?? FlowModule.of(flow));
