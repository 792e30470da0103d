import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditSignatures } from './audit-signatures.js';
import { Audit } from './audit.js';

@Global()
@Module({ controllers: [AuditController], providers: [Audit, AuditSignatures], exports: [Audit, AuditSignatures] })
export class AuditModule {}
