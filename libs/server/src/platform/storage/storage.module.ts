import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DiskFiles } from './disk-files.js';
import { Files } from './files.js';
import { UnnamedFiles } from './unnamed-files.js';

const files = {
  provide: Files,
  inject: [Config],
  useFactory: async ({ files: where }: Config): Promise<Files> => {
    if (where.kind === 'disk') return new DiskFiles(where.folder);
    // The client for S3 is large: only who uses it waits for it at the start.
    const { S3Files } = await import('./s3-files.js');
    return new S3Files(where);
  },
};

@Global()
@Module({ providers: [files, UnnamedFiles], exports: [Files, UnnamedFiles] })
export class StorageModule {}
