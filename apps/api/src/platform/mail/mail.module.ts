import { Global, Module } from '@nestjs/common';
import { Mail } from './mail.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ providers: [Mail, Outbox], exports: [Mail, Outbox] })
export class MailModule {}
