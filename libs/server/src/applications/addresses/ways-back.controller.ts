import { Controller } from '@nestjs/common';
import { devices, waysBack } from '@statewise/contract';
import { Handles, type Input } from '../../platform/http/handles.js';
import { ApplicationAccess } from '../application-access.js';
import { DeviceNumbers } from '../devices/device-numbers.service.js';
import { ApplicationAddresses } from './application-addresses.service.js';
import { LostCodes } from './lost-codes.service.js';

/** How applicants come back to what they began, also on another device. */
@Controller()
export class WaysBackController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly addresses: ApplicationAddresses,
    private readonly lostCodes: LostCodes,
    private readonly numbers: DeviceNumbers,
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

  @Handles(devices.sendNumber)
  async sendNumber({ code, caller }: Input<typeof devices.sendNumber>) {
    return { success: true, ...(await this.numbers.send(code, caller)) };
  }

  @Handles(devices.confirm)
  async confirmDevice({ code, body, caller }: Input<typeof devices.confirm>) {
    await this.numbers.confirm(code, body.number, caller);
    return { success: true };
  }
}
