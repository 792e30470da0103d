import { Controller } from '@nestjs/common';
import { preparedLoans } from '@statewise/contract/bank';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { PreparedLoans } from './prepared-loans.js';

/** What becomes of the loan applications that a store prepared. */
@Controller()
export class PreparedLoansController {
  constructor(private readonly prepared: PreparedLoans) {}

  @Handles(preparedLoans.getPrepared)
  async getPrepared({ body, caller }: Input<typeof preparedLoans.getPrepared>) {
    return { success: true, prepared: await this.prepared.view(body.code, caller) };
  }

  @Handles(preparedLoans.sendCode)
  async sendCode({ body, caller, key }: Input<typeof preparedLoans.sendCode>) {
    await this.prepared.send(body.code, caller, key);
    return { success: true };
  }

  @Handles(preparedLoans.list)
  async list({ caller }: Input<typeof preparedLoans.list>) {
    return { success: true, prepared: await this.prepared.ofIntermediary(caller) };
  }
}
