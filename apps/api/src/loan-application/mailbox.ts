import { Injectable } from '@nestjs/common';

/** A mail with what is attached to it. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer; readonly contentType: string }[];
}

@Injectable()
export class Mailbox {
  async send(_letter: Letter): Promise<void> {}
}
