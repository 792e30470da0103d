import { Controller } from '@nestjs/common';
import { captcha } from '@statewise/contract';
import { Handles } from '../http/handles.js';
import { HumanCheck } from './human-check.js';

@Controller()
export class CaptchaController {
  constructor(private readonly check: HumanCheck) {}

  @Handles(captcha.challenge)
  challenge() {
    return this.check.challenge();
  }
}
