import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DiskFiles } from './disk-files.js';
import { EncryptedFiles } from './encrypted-files.js';
import { FileKeys } from './file-keys.js';
import { Files } from './files.js';
import { UnnamedFiles } from './unnamed-files.js';

const files = {
  provide: Files,
  inject: [Config, FileKeys],
  useFactory: async ({ files: where }: Config, keys: FileKeys): Promise<Files> => {
    if (where.kind === 'disk') return new EncryptedFiles(new DiskFiles(where.folder), keys);
    // The client for S3 is large: only who uses it waits for it at the start.
    const { S3Files } = await import('./s3-files.js');
    return new EncryptedFiles(new S3Files(where), keys);
  },
};

@Global()
@Module({ providers: [files, FileKeys, UnnamedFiles], exports: [Files, UnnamedFiles] })
export class StorageModule {}
