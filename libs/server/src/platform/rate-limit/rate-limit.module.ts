import { Global, Module } from '@nestjs/common';
import { Budgets } from './budgets.js';
import { Guesses } from './guesses.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [Budgets, Guesses, RateLimits], exports: [Budgets, Guesses, RateLimits] })
export class RateLimitModule {}
