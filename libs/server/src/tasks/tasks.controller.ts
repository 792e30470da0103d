import { Controller } from '@nestjs/common';
import { tasks } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { Tasks } from './tasks.service.js';

/** What waits for the bank's people. */
@Controller()
export class TasksController {
  constructor(private readonly tasks: Tasks) {}

  @Handles(tasks.page)
  async page(input: Input<typeof tasks.page>) {
    return { success: true, ...(await this.tasks.page(input, input.caller, input.language)) };
  }

  @Handles(tasks.counts)
  async counts({ caller, language }: Input<typeof tasks.counts>) {
    return { success: true, counts: await this.tasks.counts(caller, language) };
  }

  @Handles(tasks.assignees)
  async assignees() {
    return { success: true, people: await this.tasks.assignees() };
  }

  @Handles(tasks.read)
  async read({ id, caller, language }: Input<typeof tasks.read>) {
    return { success: true, task: await this.tasks.read(id, caller, language) };
  }

  @Handles(tasks.assign)
  async assign({ id, body, caller, language }: Input<typeof tasks.assign>) {
    return { success: true, task: await this.tasks.assign(id, body, caller, language) };
  }

  @Handles(tasks.putOff)
  async putOff({ id, body, caller, language }: Input<typeof tasks.putOff>) {
    return { success: true, task: await this.tasks.putOff(id, body.until, caller, language) };
  }

  @Handles(tasks.dismiss)
  dismiss({ id, caller }: Input<typeof tasks.dismiss>): Promise<void> {
    return this.tasks.dismiss(id, caller);
  }
}
