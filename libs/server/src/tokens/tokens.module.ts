import { Module } from '@nestjs/common';
import { TokensController } from './tokens.controller.js';
import { TokensRepository } from './tokens.repository.js';
import { Tokens } from './tokens.service.js';

@Module({ controllers: [TokensController], providers: [Tokens, TokensRepository], exports: [Tokens] })
export class TokensModule {}
