import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Files } from '../storage/files.js';
import { InspectedStream, type Inspected } from './inspected-stream.js';
import { readUploadForm, type ArrivingFile, type UploadForm, type UploadShape } from './upload-form.js';
import { VirusScanner } from './virus-scanner.js';

/** A file of a form once it is in the store. */
export interface StoredFile extends Inspected {
  /** As its sender called it. */
  readonly name: string;
  /** Under which the store has it. */
  readonly fileName: string;
}

/** Takes forms with files: streamed into the store, recognised by their content, scanned where there is a scanner. */
@Injectable()
export class Uploads {
  constructor(
    private readonly files: Files,
    private readonly scanner: VirusScanner,
  ) {}

  /**
   * Reads a form and lets `keep` decide about it; of a form that fails in any way no file remains, and `fields` holds
   * what had arrived of the others.
   */
  async take<T>(
    request: IncomingMessage,
    shape: UploadShape,
    keep: (form: UploadForm<StoredFile>) => Promise<T>,
    fields: Record<string, string> = {},
  ): Promise<T> {
    const names: string[] = [];
    const store = (file: ArrivingFile) => this.store(file, shape.files, names);
    try {
      return await keep(await readUploadForm(request, shape, store, fields));
    } catch (error) {
      await Promise.all(names.map((name) => this.files.remove(name)));
      throw error;
    }
  }

  /** Removes files that turned out not to be needed. */
  async discard(stored: readonly Pick<StoredFile, 'fileName'>[]): Promise<void> {
    await Promise.all(stored.map(({ fileName }) => this.files.remove(fileName)));
  }

  /** Throws unless the scanner, where there is one, finds nothing in the files of a form's field. */
  async demandClean(stored: readonly StoredFile[], field: string): Promise<void> {
    if (!this.scanner.isConfigured) return;
    for (const { fileName } of stored) {
      const content = await this.files.get(fileName);
      if (content) await this.scanner.demandClean(content, field);
    }
  }

  private async store({ name, content }: ArrivingFile, field: string, names: string[]): Promise<StoredFile> {
    const inspecting = new InspectedStream(field);
    const inspected = pipeline(content, inspecting);
    const put = this.files.put(inspecting).then((fileName) => {
      names.push(fileName);
      return fileName;
    });
    // A file that broke off is gone from the store before anybody hears of it.
    await Promise.allSettled([inspected, put]);
    await inspected;
    return { name, fileName: await put, ...inspecting.inspected() };
  }
}
