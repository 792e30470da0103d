import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditSeals } from './audit-seals.js';
import { Audit } from './audit.js';

@Global()
@Module({ controllers: [AuditController], providers: [Audit, AuditSeals], exports: [Audit, AuditSeals] })
export class AuditModule {}
