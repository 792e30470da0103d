import { Controller } from '@nestjs/common';
import { devices } from '@statewise/contract';
import { Handles, type Input } from '../../platform/http/handles.js';
import { DeviceNumbers } from './device-numbers.service.js';

/** Confirms that another device on which an application is opened by its code is its applicant's. */
@Controller()
export class DevicesController {
  constructor(private readonly numbers: DeviceNumbers) {}

  @Handles(devices.sendNumber)
  async sendNumber({ code, caller }: Input<typeof devices.sendNumber>) {
    return { success: true, ...(await this.numbers.send(code, caller)) };
  }

  @Handles(devices.confirm)
  async confirm({ code, body, caller }: Input<typeof devices.confirm>) {
    await this.numbers.confirm(code, body.number, caller);
    return { success: true };
  }
}
