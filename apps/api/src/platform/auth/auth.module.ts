import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { EndpointCheck } from './endpoint-check.js';

@Module({ imports: [DiscoveryModule], providers: [EndpointCheck, { provide: APP_GUARD, useClass: AccessGuard }] })
export class AuthModule {}
