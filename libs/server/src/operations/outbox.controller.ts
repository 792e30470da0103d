import { Controller } from '@nestjs/common';
import { outbox } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { OutboxDesk } from './outbox.service.js';

/** Mails that wait, that failed and that were sent. */
@Controller()
export class OutboxController {
  constructor(private readonly desk: OutboxDesk) {}

  @Handles(outbox.page)
  async page(query: Input<typeof outbox.page>) {
    return { success: true, ...(await this.desk.page(query)) };
  }

  @Handles(outbox.search)
  async search({ body }: Input<typeof outbox.search>) {
    return { success: true, ...(await this.desk.page(body)) };
  }

  @Handles(outbox.read)
  async read({ id }: Input<typeof outbox.read>) {
    return { success: true, mail: await this.desk.read(id) };
  }

  @Handles(outbox.retry)
  retry({ id, caller }: Input<typeof outbox.retry>): Promise<void> {
    return this.desk.retry(id, caller);
  }

  @Handles(outbox.drop)
  drop({ id, caller }: Input<typeof outbox.drop>): Promise<void> {
    return this.desk.drop(id, caller);
  }
}
