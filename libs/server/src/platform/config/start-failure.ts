import { ConfigError } from './env-reader.js';

/** Why the application did not start, in words for who started it. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is not usable:\n  ${error.complaints.join('\n  ')}`;
  if (!(error instanceof Error)) return `The server could not start: ${String(error)}`;
  if (isPortTaken(error))
    return `The server could not start: port ${error.port} is taken by another program. Set PORT to another number, or end that program.`;
  return `The server could not start: ${error.message || error.name}`;
}

const isPortTaken = (error: Error): error is Error & { port: number } =>
  'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
