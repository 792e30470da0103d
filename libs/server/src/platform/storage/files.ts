import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';

/** Milliseconds for which an answer waits for files to be removed: those that are left are swept. */
export const removalTimeout = 3_000;

/** A file in the store; the store knows it by a generated name only, never by the name it came with. */
export abstract class Files {
  /** Stores a stream under a new name, or the given generated one, and returns it; nothing stays behind when the stream fails. */
  abstract put(content: Readable, name?: string): Promise<string>;

  /** Opens a file; undefined when there is none of that name. */
  abstract get(name: string): Promise<Readable | undefined>;

  /** Whether there is a file of that name. */
  abstract has(name: string): Promise<boolean>;

  /** The names of whole files that were stored before a moment, some hundred at a time, in no order. */
  abstract namesBefore(moment: Date): AsyncIterable<readonly string[]>;

  /** Removes what was begun before a moment and never became a whole file. */
  abstract removePartsBefore(moment: Date): Promise<void>;

  /** Removes what was begun under a name and never became a whole file. */
  abstract removePartsOf(name: string): Promise<void>;

  /** Removes a file; does nothing when there is none of that name. */
  abstract remove(name: string): Promise<void>;
}

export const newName = (): string => randomUUID();

/** Only names that were generated here are looked up, so that none can lead out of the store. */
export const isName = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);
