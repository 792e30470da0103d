import type { AnyStateMachine } from 'xstate';

/** A chart as XState's configuration, with the names of its guards and actions; functions have no form in JSON. */
export function configJson({ config }: AnyStateMachine): string {
  return `${JSON.stringify(config, withoutCode, 2)}\n`;
}

function withoutCode(_: string, value: unknown): unknown {
  return typeof value === 'function' ? undefined : value;
}
