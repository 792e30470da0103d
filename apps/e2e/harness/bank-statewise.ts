import { Statewise } from './statewise.ts';
import { StubbedVatRegister } from './vat-register.ts';

/** The partner's staff of the demo content. */
export const intermediary = { username: 'demo-store', password: 'a password for shops' };

/** The bank's product, with a register of VAT numbers beside it. */
export class BankStatewise extends Statewise {
  private register: StubbedVatRegister | undefined;

  static override async start(more: NodeJS.ProcessEnv = {}): Promise<BankStatewise> {
    const register = await StubbedVatRegister.start();
    const env = { VAT_LOOKUP_URL: register.url, INTERMEDIARY_PASSWORD: intermediary.password, ...more };
    const statewise = (await super.start(env)) as BankStatewise;
    statewise.register = register;
    return statewise;
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.register?.stop();
  }
}
