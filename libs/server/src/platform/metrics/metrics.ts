import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One value of a gauge. */
export interface Reading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What Prometheus reads from this process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /** Label `route` with a template, never an address: addresses contain codes. */
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  /** `directive` is one of a closed list: the sender of a report must not make labels. */
  readonly violations = this.counter(
    'csp_violations_total',
    'What browsers reported that pages were refused by their policy',
    ['directive'] as const,
  );

  private readonly transitions = this.counter('flow_transitions_total', 'Transitions that were written to the log', [
    'flow',
    'event',
    'from',
    'to',
    'role',
  ] as const);
  readonly conflicts = this.counter(
    'flow_conflicts_total',
    'Changes that another write came before; some are made again at once',
    ['flow'] as const,
  );
  /** Acts of the bank's people and programs, among them sign-ins and decisions, by kind. */
  readonly acts = this.counter('audit_acts_total', 'Acts that were noted in the audit trail', ['kind'] as const);
  readonly drafts = this.counter('drafts_saved_total', 'Drafts that were stored', [] as const);
  readonly uploads = this.counter('documents_uploaded_total', 'Files that were taken or refused', ['result'] as const);
  readonly mails = this.counter('mails_sent_total', 'Mails that the mail server took', [] as const);
  readonly jobs = this.counter('jobs_done_total', 'Attempts at jobs', ['queue', 'result'] as const);

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

  /** Of a flow's transitions as they were written; events, states and roles are those that charts declare. */
  countTransitions(
    flow: string,
    written: readonly {
      readonly event: { readonly type: string };
      readonly from_state: string;
      readonly to_state: string;
      readonly actor_role: string;
    }[],
  ): void {
    for (const { event, from_state: from, to_state: to, actor_role: role } of written)
      this.transitions.inc({ flow, event: event.type, from, to, role });
  }

  /** A gauge of values by label that are read when Prometheus asks; none of them where reading fails. */
  readGauge(name: string, help: string, labelNames: readonly string[], read: () => Promise<readonly Reading[]>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [],
      async collect() {
        this.reset();
        if (labelNames.length === 0) this.remove();
        for (const { labels, value } of await read().catch(() => [])) this.set(labels, value);
      },
    });
    this.registry.registerMetric(gauge);
  }

  private counter<T extends string>(name: string, help: string, labelNames: readonly T[]): Counter<T> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }
}
