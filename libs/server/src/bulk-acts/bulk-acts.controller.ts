import { Controller } from '@nestjs/common';
import { bulkActs } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { proposalAnswer } from '../proposals/proposals.service.js';
import { BulkActs } from './bulk-acts.service.js';

/** Acts on many applications at once. */
@Controller()
export class BulkActsController {
  constructor(private readonly acts: BulkActs) {}

  @Handles(bulkActs.rehearseJump)
  async rehearseJump({ body: { to_state, reason, ...chosen }, caller }: Input<typeof bulkActs.rehearseJump>) {
    return { success: true, rehearsal: await this.acts.rehearse('jump', chosen, { to_state, reason }, caller) };
  }

  @Handles(bulkActs.jump)
  async jump({ body, caller, language, response }: Input<typeof bulkActs.jump>) {
    return proposalAnswer(await this.acts.submit('jump', body, caller, language), response);
  }

  @Handles(bulkActs.rehearseNote)
  async rehearseNote({ body: { text, ...chosen }, caller }: Input<typeof bulkActs.rehearseNote>) {
    return { success: true, rehearsal: await this.acts.rehearse('note', chosen, { text }, caller) };
  }

  @Handles(bulkActs.note)
  async note({ body, caller, language, response }: Input<typeof bulkActs.note>) {
    return proposalAnswer(await this.acts.submit('note', body, caller, language), response);
  }

  @Handles(bulkActs.list)
  async list() {
    return { success: true, bulk_acts: await this.acts.list() };
  }

  @Handles(bulkActs.read)
  async read({ id }: Input<typeof bulkActs.read>) {
    return { success: true, bulk_act: await this.acts.read(id) };
  }
}
