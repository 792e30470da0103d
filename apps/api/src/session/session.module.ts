import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FirstAdmin } from './first-admin.js';
import { SessionController } from './session.controller.js';
import { Sessions } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.service.js';
import { User } from './user.entity.js';
import { Users } from './users.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [SessionController],
  providers: [FirstAdmin, Sessions, SignInLimits, Users],
  exports: [Sessions, SignInLimits, Users],
})
export class SessionModule {}
