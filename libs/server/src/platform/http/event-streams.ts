import type { Request, Response } from 'express';
import type { Stopping } from './stopping.js';

/** Shorter than the minute after which the server, and most proxies, give up on a silent connection. */
const beat = 25_000;

/** Keeps event streams open while nothing happens, and ends them when the process stops, so that listeners move on. */
export function eventStreams(stopping: Stopping) {
  const open = new Set<Response>();
  stopping.signal.addEventListener('abort', () => {
    for (const response of open) response.destroy();
  });
  return (request: Request, response: Response): void => {
    if (request.headers.accept?.includes('text/event-stream') !== true) return;
    open.add(response);
    const heart = setInterval(() => {
      if (String(response.getHeader('Content-Type')).startsWith('text/event-stream')) response.write(':\n\n');
    }, beat);
    response.once('close', () => {
      clearInterval(heart);
      open.delete(response);
    });
  };
}
