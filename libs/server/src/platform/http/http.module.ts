import { Global, Module } from '@nestjs/common';
import { OpenStreams } from './open-streams.js';
import { Stopping } from './stopping.js';

@Global()
@Module({ providers: [OpenStreams, Stopping], exports: [OpenStreams, Stopping] })
export class HttpModule {}
