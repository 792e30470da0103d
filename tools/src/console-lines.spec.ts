import { readable } from './console-lines.ts';

test('shows warnings and errors as sentences', () => {
  expect(readable('{"level":"warn","reason":"refused","msg":"the database does not answer"}')).toBe(
    'warn: the database does not answer (refused)',
  );
});

test('leaves out what only a log needs', () => {
  expect(readable('{"level":"info","msg":"listening"}')).toBeUndefined();
});

test('passes on what is not a log entry', () => {
  expect(readable('Console sign-in: admin@meridian.example')).toBe('Console sign-in: admin@meridian.example');
  expect(readable('{not json')).toBe('{not json');
});
