import { EventSourceParserStream } from 'eventsource-parser/stream';

/** A message of a stream. */
export interface ServerMessage {
  /** `message` unless the server names another. */
  readonly type: string;
  /** To be named in `Last-Event-ID` by who comes back. */
  readonly id: string | undefined;
  readonly data: unknown;
}

/**
 * The messages of a stream of events, with their data as JSON, or as text where it is none:
 * `readStream(await resultOf(client.GET('/api/v1/transitions/stream', { parseAs: 'stream' })))`. Leaving the loop ends it.
 */
export async function* readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): AsyncGenerator<ServerMessage, void> {
  if (stream === null) return;
  const messages = stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event = 'message', id, data } of messages)
    yield { type: event, id, data: data === '' ? undefined : contentOf(data) };
}

/** A server that fails on the way says why in plain words. */
function contentOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
