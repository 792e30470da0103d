import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus reads from this process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  private readonly violations = new Counter({
    name: 'csp_violations_total',
    help: 'What browsers reported that pages were refused by their policy',
    labelNames: ['directive'],
    registers: [this.registry],
  });

  constructor(pool: Pool) {
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, read: () => number): void => {
      this.registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          collect() {
            this.set(read());
          },
        }),
      );
    };
    gauge('database_pool_connections', 'Open connections to the database', () => pool.totalCount);
    gauge('database_pool_idle_connections', 'Open connections that nobody uses', () => pool.idleCount);
    gauge('database_pool_waiting_requests', 'Requests that wait for a connection', () => pool.waitingCount);
  }

  /** `directive` is one of a closed list: the sender of a report must not make labels. */
  countViolation(directive: string): void {
    this.violations.inc({ directive });
  }

  /** `route` is a template, never an address: addresses contain codes. */
  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }
}
