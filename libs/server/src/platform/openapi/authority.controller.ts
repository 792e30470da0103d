import { Controller, Inject } from '@nestjs/common';
import { authority, authorityOf } from '@statewise/contract';
import { Handles } from '../http/handles.js';
import { described, type Described } from './api-description.js';

/** Who may do what, for the bank's own people to look up. */
@Controller()
export class AuthorityController {
  constructor(@Inject(described) private readonly installation: Described) {}

  @Handles(authority.table)
  table() {
    const { operations, flows } = this.installation;
    return { success: true, acts: authorityOf(operations, flows) };
  }
}
