import { Global, Module } from '@nestjs/common';
import { Mail } from './mail.js';
import { MailboxLimits } from './mailbox-limits.js';
import { MailBodies } from './mail-bodies.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ providers: [Mail, MailBodies, MailboxLimits, Outbox], exports: [Mail, MailBodies, MailboxLimits, Outbox] })
export class MailModule {}
