import { Global, Module } from '@nestjs/common';
import { Guesses } from './guesses.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [RateLimits, Guesses], exports: [RateLimits, Guesses] })
export class RateLimitModule {}
