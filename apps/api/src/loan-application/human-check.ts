import { Injectable } from '@nestjs/common';

/** Asks for a solved challenge where a stranger brings an application into being. */
@Injectable()
export class HumanCheck {
  async demand(_solution: unknown): Promise<void> {}
}
