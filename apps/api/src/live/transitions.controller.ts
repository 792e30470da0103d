import { Controller, Sse } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Roles } from '../platform/auth/access.js';
import { TransitionStream, type StreamedTransition } from './transition-stream.js';

@ApiTags('Applications')
@Controller('api/v1/transitions')
export class TransitionsController {
  constructor(private readonly stream: TransitionStream) {}

  @Sse('stream')
  @Roles('staff', 'admin', 'qa')
  @ApiOperation({ summary: 'Server-sent events: every transition of every replica as it happens' })
  live(): Observable<{ data: StreamedTransition }> {
    return this.stream.messages();
  }
}
