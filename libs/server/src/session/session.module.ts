import { Module } from '@nestjs/common';
import { AccountNotices } from './account-notices.service.js';
import { Challenges } from './challenges.service.js';
import { KnownDevices } from './known-devices.js';
import { PasskeyAssertions } from './passkeys/passkey-assertions.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { WebAuthn } from './passkeys/web-authn.js';
import { SessionController } from './session.controller.js';
import { Sessions } from './sessions.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { Enrolling } from './second-factor/enrolling.service.js';
import { FactorAttempts } from './second-factor/factor-attempts.service.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { IdentityProvider } from './single-sign-on/identity-provider.service.js';
import { ProviderSessions } from './single-sign-on/provider-sessions.service.js';
import { SignIn } from './sign-in.service.js';
import { SignInLimits } from './sign-in-limits.service.js';

/** What others ask of sign-ins and sessions. */
const services = [
  AccountNotices,
  Challenges,
  FactorAttempts,
  IdentityProvider,
  ProviderSessions,
  SecondFactors,
  Sessions,
  SignIn,
  SignInLimits,
];

@Module({
  controllers: [SessionController, SecondFactorController, PasskeysController, PasskeySignInController],
  providers: [...services, Enrolling, KnownDevices, PasskeyAssertions, WebAuthn],
  exports: services,
})
export class SessionModule {}
