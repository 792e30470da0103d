import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/access.js';
import { Metrics } from './metrics.js';

@ApiTags('Operation')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Measurements in the format of Prometheus' })
  @ApiProduces('text/plain')
  @ApiOkResponse({
    content: {
      'text/plain': {
        example: 'http_request_duration_seconds_count{method="POST",route="/api/v1/session",status="200"} 1',
      },
    },
  })
  async read(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.setHeader('Content-Type', this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
