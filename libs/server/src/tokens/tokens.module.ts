import { Module } from '@nestjs/common';
import { ProposalsModule } from '../proposals/proposals.module.js';
import { SessionModule } from '../session/session.module.js';
import { TokensController } from './tokens.controller.js';
import { Tokens } from './tokens.service.js';

@Module({
  imports: [ProposalsModule, SessionModule],
  controllers: [TokensController],
  providers: [Tokens],
  exports: [Tokens],
})
export class TokensModule {}
