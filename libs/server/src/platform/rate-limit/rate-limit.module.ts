import { Global, Module } from '@nestjs/common';
import { Budgets } from './budgets.js';
import { FailedAttempts } from './failed-attempts.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [Budgets, FailedAttempts, RateLimits], exports: [Budgets, FailedAttempts, RateLimits] })
export class RateLimitModule {}
