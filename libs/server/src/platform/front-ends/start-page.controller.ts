import { Controller, Get, Redirect, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Public } from '../auth/access.js';
import { FrontEnds } from './front-ends.js';

/** Stands at the root as long as no site does. */
@Controller()
export class StartPageController {
  constructor(private readonly frontEnds: FrontEnds) {}

  @Get()
  @Public()
  @Redirect()
  open(@Req() request: Request) {
    return { url: this.frontEnds.startPage(request), statusCode: 302 };
  }
}
