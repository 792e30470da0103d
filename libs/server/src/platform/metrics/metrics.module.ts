import { Global, Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { Watchers } from './watchers.js';

@Global()
@Module({ controllers: [MetricsController], providers: [Metrics, Watchers], exports: [Metrics, Watchers] })
export class MetricsModule {}
