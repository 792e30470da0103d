import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.js';
import { HumanCheck } from './human-check.js';

const example = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'e5f9…',
    salt: '7a01…',
    cost: 1000,
    keyLength: 32,
    keyPrefix: '4fd2…',
    keySignature: '9be0…',
    expiresAt: 1795206000,
  },
  signature: '51c8…',
};

@ApiTags('Human check')
@Controller('captcha')
export class CaptchaController {
  constructor(private readonly check: HumanCheck) {}

  @Get('challenge')
  @Public()
  @ApiOperation({ summary: 'A proof-of-work challenge in ALTCHA’s format; its solution is sent as `captcha`, once' })
  @ApiOkResponse({ example })
  challenge() {
    return this.check.challenge();
  }
}
