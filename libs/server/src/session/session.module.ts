import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountNotices } from './account-notices.service.js';
import { KnownDevices } from './known-devices.js';
import { SessionController } from './session.controller.js';
import { Sessions } from './sessions.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { FactorAttempts } from './second-factor/factor-attempts.service.js';
import { FactorSecrets } from './second-factor/factor-secrets.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SignIn } from './sign-in.service.js';
import { SignInLimits } from './sign-in-limits.service.js';
import { User } from './user.entity.js';
import { Users } from './users.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [SessionController, SecondFactorController],
  providers: [
    AccountNotices,
    FactorAttempts,
    FactorSecrets,
    KnownDevices,
    SecondFactors,
    Sessions,
    SignIn,
    SignInLimits,
    Users,
  ],
  exports: [AccountNotices, FactorAttempts, SecondFactors, Sessions, SignIn, SignInLimits, Users],
})
export class SessionModule {}
