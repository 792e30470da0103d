import { newContext, readTraceparent, writeTraceparent } from './trace-context.js';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it('reads what it writes', () => {
  const context = readTraceparent(traceparent);
  expect(context && writeTraceparent(context)).toBe(traceparent);
  expect(readTraceparent(traceparent.replace(/01$/, '02'))?.isSampled).toBe(false);
});

it.each([
  undefined,
  '',
  ['00'],
  `${traceparent}-more`,
  traceparent.toUpperCase(),
  traceparent.replace(/^00/, 'ff'),
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
])('takes %j for no traceparent', (header) => {
  expect(readTraceparent(header)).toBeUndefined();
});

it('begins a span in the trace of another, or a trace of its own', () => {
  const parent = readTraceparent(traceparent);
  expect(newContext(parent, true)).toMatchObject({ traceId: parent?.traceId });
  expect(newContext(parent, true).spanId).not.toBe(parent?.spanId);
  expect(newContext(undefined, true).traceId).toMatch(/^[0-9a-f]{32}$/);
});
