import { Body, Controller, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentCaller, Public, Roles, type Caller } from '../platform/auth/access.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { SignIn } from '../session/sign-in.service.js';
import { area } from './accounts.endpoints.js';
import { endpoints } from './own-account.endpoints.js';
import { FirstAdmin } from './first-admin.service.js';
import { Invitations } from './invitations.service.js';
import { OwnAccount } from './own-account.service.js';

/** What people do to have a password: by an invitation, or in place of the one that they have. */
@InArea(area)
@Controller('api/v1')
export class OwnAccountController {
  constructor(
    private readonly own: OwnAccount,
    private readonly invitations: Invitations,
    private readonly firstAdmin: FirstAdmin,
    private readonly signIns: SignIn,
  ) {}

  @Post('invitations/accept')
  @Public()
  @Endpoint(endpoints.accept)
  async accept(@Body() body: unknown, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    return this.signIns.withPassword(request, response, await this.invitations.accept(body));
  }

  @Post('setup')
  @Public()
  @Endpoint(endpoints.setUp)
  async setUp(@Body() body: unknown, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    return this.signIns.withPassword(request, response, await this.firstAdmin.setUp(body));
  }

  @Post('session/confirm')
  @Roles('admin', 'staff', 'qa', 'intermediary')
  @Endpoint(endpoints.confirm)
  confirm(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<void> {
    return this.own.confirm(body, caller);
  }

  @Put('session/password')
  @Roles('admin', 'staff', 'qa', 'intermediary')
  @Endpoint(endpoints.changePassword)
  changePassword(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<void> {
    return this.own.changePassword(body, caller);
  }
}
