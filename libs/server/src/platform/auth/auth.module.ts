import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { EndOfAccess } from './end-of-access.js';
import { EndpointCheck } from './endpoint-check.js';
import { SecondPerson } from './second-person.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [EndOfAccess, EndpointCheck, SecondPerson, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [EndOfAccess, SecondPerson],
})
export class AuthModule {}
