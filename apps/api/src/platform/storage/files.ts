import type { Readable } from 'node:stream';

/** A file in the store; the store knows it by a generated name only, never by the name it came with. */
export abstract class Files {
  /** PartnerStores a stream under a new name and answers that name; nothing stays behind when the stream fails. */
  abstract put(content: Readable, type?: string): Promise<string>;

  /** Opens a file; undefined when there is none of that name. */
  abstract get(name: string): Promise<Readable | undefined>;

  /** Removes a file; does nothing when there is none of that name. */
  abstract remove(name: string): Promise<void>;
}
