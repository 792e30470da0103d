import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { Audit } from './audit.js';

@Global()
@Module({ controllers: [AuditController], providers: [Audit], exports: [Audit] })
export class AuditModule {}
