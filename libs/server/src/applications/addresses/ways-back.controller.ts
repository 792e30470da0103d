import { Controller } from '@nestjs/common';
import { waysBack } from '@statewise/contract';
import { Handles, type Input } from '../../platform/http/handles.js';
import { ApplicationAccess } from '../application-access.js';
import { ApplicationAddresses } from './application-addresses.service.js';
import { LostCodes } from './lost-codes.service.js';

/** How applicants come back to what they began. */
@Controller()
export class WaysBackController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly addresses: ApplicationAddresses,
    private readonly lostCodes: LostCodes,
  ) {}

  @Handles(waysBack.confirmAddress)
  async confirmAddress({ code, body, caller }: Input<typeof waysBack.confirmAddress>) {
    const stored = await this.access.find(code, { ...caller, anyDevice: true });
    await this.addresses.confirm(stored, body.proof);
    return { success: true };
  }

  @Handles(waysBack.mailLostCode)
  async mailLostCode({ body, caller }: Input<typeof waysBack.mailLostCode>) {
    await this.lostCodes.ask(body, caller);
    return { success: true };
  }
}
