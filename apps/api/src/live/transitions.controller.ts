import { Controller, Headers, Sse } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { Roles } from '../platform/auth/access.js';
import { TransitionStream, type StreamMessage } from './transition-stream.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { area } from '../applications/applications.endpoints.js';
import { endpoints } from './transitions.endpoints.js';

@InArea(area)
@Controller('api/v1/transitions')
export class TransitionsController {
  constructor(private readonly stream: TransitionStream) {}

  @Sse('stream')
  @Roles('staff', 'admin', 'qa')
  @Endpoint(endpoints.live)
  live(@Headers('last-event-id') lastEventId?: string): Promise<Observable<StreamMessage>> {
    return this.stream.messages(lastEventId);
  }
}
