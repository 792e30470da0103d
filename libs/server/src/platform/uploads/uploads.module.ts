import { Global, Module } from '@nestjs/common';
import { Uploads } from './uploads.js';
import { VirusScanner } from './virus-scanner.js';

@Global()
@Module({ providers: [Uploads, VirusScanner], exports: [Uploads] })
export class UploadsModule {}
