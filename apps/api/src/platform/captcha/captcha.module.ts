import { Global, Module } from '@nestjs/common';
import { CaptchaController } from './captcha.controller.js';
import { HumanCheck } from './human-check.js';
import { SharedSecret } from './shared-secret.js';

@Global()
@Module({
  controllers: [CaptchaController],
  providers: [HumanCheck, SharedSecret],
  exports: [HumanCheck, SharedSecret],
})
export class CaptchaModule {}
