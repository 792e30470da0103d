import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from './platform/auth/auth.module.js';
import type { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import type { Log } from './platform/logging/log.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { ProblemModule } from './platform/problem/problem.module.js';
import { SessionModule } from './session/session.module.js';

/** The whole application: the platform first, then one line for each capability. */
@Module({})
export class AppModule {
  static with(config: Config, log: Log): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(log),
        DatabaseModule,
        ProblemModule,
        AuthModule,
        SessionModule,
      ],
    };
  }
}
