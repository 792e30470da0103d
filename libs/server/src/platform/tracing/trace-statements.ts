import { AsyncResource } from 'node:async_hooks';
import type { Client, Pool } from 'pg';
import { spanKind, type Tracer } from './tracer.js';

/** Makes the statements of a process spans. */
export class StatementTracer {
  constructor(private readonly tracer: Tracer) {}

  /** Returns a class of clients whose statements are spans, named as they are declared, without their values. */
  clients(Base: typeof Client): typeof Client {
    const { tracer } = this;
    return class extends Base {
      constructor(...given: ConstructorParameters<typeof Client>) {
        super(...given);
        this.query = new Proxy(this.query, {
          apply: (query, self, all: unknown[]) => traced(tracer, all, (more) => Reflect.apply(query, self, more)),
        });
      }
    };
  }

  /** A request that waits for a connection of the pool goes on in its own span, not in that of who gave it back. */
  keepSpans(pool: Pool): void {
    pool.connect = new Proxy(pool.connect, {
      apply: (connect, self, [callback]: [((...answer: unknown[]) => void)?]) =>
        Reflect.apply(connect, self, callback ? [AsyncResource.bind(callback)] : []),
    });
  }
}

function traced(tracer: Tracer, given: readonly unknown[], query: (given: readonly unknown[]) => unknown): unknown {
  const [statement] = given;
  const span = tracer.beginInside(nameOf(statement), spanKind.client);
  if (!span) return query(given);
  const end = (failure: unknown): void => span.end({ 'db.system.name': 'postgresql' }, failure instanceof Error);
  const wrapped = (callback: (...answer: unknown[]) => unknown) =>
    AsyncResource.bind((...answer: unknown[]) => {
      end(answer[0]);
      return callback(...answer);
    });
  const last = given.at(-1);
  if (isCallback(last)) return query([...given.slice(0, -1), wrapped(last)]);
  if (hasCallback(statement)) statement.callback = wrapped(statement.callback);
  const answer = query(given);
  if (answer instanceof Promise) answer.then(() => end(undefined), end);
  return answer;
}

type Callback = (...answer: unknown[]) => unknown;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

const hasCallback = (value: unknown): value is { callback: Callback } =>
  typeof value === 'object' && value !== null && 'callback' in value && isCallback(value.callback);

/** The name of a declared statement, else its first word: what follows may hold values. */
function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'statement';
  if (typeof statement !== 'object' || statement === null) return 'statement';
  if ('name' in statement && typeof statement.name === 'string' && statement.name !== '') return statement.name;
  return 'text' in statement ? nameOf(statement.text) : 'statement';
}
