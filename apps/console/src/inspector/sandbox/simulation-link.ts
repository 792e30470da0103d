import { isFields } from '@statewise/fields';
import { roles } from '@statewise/flow';
import type { SimulatedEvent } from '@statewise/flow/simulation';

// A walk is shared by its link: it stands behind the `#`, which no browser sends to a server.

const start = '#walk=';

/** A walk as the part of an address behind its path. */
export async function fragmentOf(events: readonly SimulatedEvent[]): Promise<string> {
  if (events.length === 0) return '';
  const text = JSON.stringify(events.map(({ type, role, payload }) => [type, role, payload]));
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  const base64 = btoa(String.fromCodePoint(...bytes));
  return start + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The walk that an address holds; none when it holds no walk, or one that was cut off. */
export async function simulationIn(fragment: string): Promise<SimulatedEvent[]> {
  if (!fragment.startsWith(start)) return [];
  try {
    const base64 = fragment.slice(start.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const text = new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
    const events: unknown = JSON.parse(text);
    return Array.isArray(events) ? events.flatMap(eventIn) : [];
  } catch {
    return [];
  }
}

function eventIn(entry: unknown): SimulatedEvent[] {
  if (!Array.isArray(entry)) return [];
  const [type, role, payload]: unknown[] = entry;
  const known = roles.find((name) => name === role);
  if (typeof type !== 'string' || known === undefined || !isFields(payload)) return [];
  return [{ type, role: known, payload }];
}

async function through(blob: Blob, stream: GenericTransformStream): Promise<Uint8Array> {
  const { readable, writable } = stream;
  const piped = blob.stream().pipeThrough({ readable, writable });
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
