import { Controller } from '@nestjs/common';
import { startPage } from '@statewise/contract';
import type { Response } from 'express';
import { Handles, type Input } from '../http/handles.js';
import { FrontEnds } from './front-ends.js';

/** Stands at the root as long as no site does. */
@Controller()
export class StartPageController {
  constructor(private readonly frontEnds: FrontEnds) {}

  @Handles(startPage.open)
  open({ request }: Input<typeof startPage.open>, response: Response): void {
    response.redirect(302, this.frontEnds.startPage(request));
  }
}
