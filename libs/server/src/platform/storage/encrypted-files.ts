import { pipeline, type Readable, type Transform } from 'node:stream';
import { FileKeys } from './file-keys.js';
import { Files } from './files.js';
import { OpeningStream, SealingStream } from './sealed-segments.js';

/** A store whose files are encrypted before they leave this process; those from before that are read as they are. */
export class EncryptedFiles extends Files {
  constructor(
    private readonly store: Files,
    private readonly keys: FileKeys,
  ) {
    super();
  }

  async put(content: Readable): Promise<string> {
    const key = this.keys.make();
    const name = await this.store.put(through(content, new SealingStream(key)));
    try {
      await this.keys.keep(name, key);
    } catch (error) {
      await this.store.remove(name);
      throw error;
    }
    return name;
  }

  async get(name: string): Promise<Readable | undefined> {
    const key = await this.keys.of(name);
    const content = await this.store.get(name);
    return content && key ? through(content, new OpeningStream(key)) : content;
  }

  has(name: string): Promise<boolean> {
    return this.store.has(name);
  }

  namesBefore(moment: Date): AsyncIterable<readonly string[]> {
    return this.store.namesBefore(moment);
  }

  removePartsBefore(moment: Date): Promise<void> {
    return this.store.removePartsBefore(moment);
  }

  /** The key goes first: what a store keeps of a removed file opens no more. */
  async remove(name: string): Promise<void> {
    await this.keys.destroy(name);
    await this.store.remove(name);
  }
}

/** What comes out of a stream behind another; an error of either ends both. */
function through(content: Readable, stream: Transform): Readable {
  return pipeline(content, stream, () => undefined);
}
