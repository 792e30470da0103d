import { Global, Module } from '@nestjs/common';
import { CaptchaController } from './captcha.controller.js';
import { HumanCheck } from './human-check.js';
import { PlainQuestion } from './plain-question.js';
import { SharedSecret } from './shared-secret.js';

@Global()
@Module({
  controllers: [CaptchaController],
  providers: [HumanCheck, PlainQuestion, SharedSecret],
  exports: [HumanCheck, PlainQuestion, SharedSecret],
})
export class CaptchaModule {}
