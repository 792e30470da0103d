import { Global, Module } from '@nestjs/common';
import { Mail } from './mail.js';
import { MailBodies } from './mail-bodies.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ providers: [Mail, MailBodies, Outbox], exports: [Mail, MailBodies, Outbox] })
export class MailModule {}
