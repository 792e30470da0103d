import { Global, Module } from '@nestjs/common';
import { FailedAttempts } from './failed-attempts.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [RateLimits, FailedAttempts], exports: [RateLimits, FailedAttempts] })
export class RateLimitModule {}
