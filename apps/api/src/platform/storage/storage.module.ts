import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DiskFiles } from './disk-files.js';
import { Files } from './files.js';
import { S3Files } from './s3-files.js';

const files = {
  provide: Files,
  inject: [Config],
  useFactory: ({ files: where }: Config): Files => (where.kind === 's3' ? new S3Files(where) : new DiskFiles(where.folder)),
};

@Global()
@Module({ providers: [files], exports: [Files] })
export class StorageModule {}
