import { Global, Module } from '@nestjs/common';
import { Stopping } from './stopping.js';

@Global()
@Module({ providers: [Stopping], exports: [Stopping] })
export class HttpModule {}
