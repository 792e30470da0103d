import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { AuditModule } from './platform/audit/audit.module.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { CaptchaModule } from './platform/captcha/captcha.module.js';
import type { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FrontEndsModule } from './platform/front-ends/front-ends.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import type { Log } from './platform/logging/log.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { OpenApiModule } from './platform/openapi/openapi.module.js';
import { ProblemModule } from './platform/problem/problem.module.js';
import { RateLimitModule } from './platform/rate-limit/rate-limit.module.js';
import { StorageModule } from './platform/storage/storage.module.js';
import { UploadsModule } from './platform/uploads/uploads.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { ErrorReportsModule } from './error-reports/error-reports.module.js';
import { CaseworkModule } from './casework/casework.module.js';
import { CaseFileModule } from './case-file/case-file.module.js';
import { DropdownsModule } from './dropdowns/dropdowns.module.js';
import { ApplicationsModule } from './applications/applications.module.js';
import { IntermediariesModule } from './intermediaries/intermediaries.module.js';
import { flowModules } from './flows.js';
import { migrations } from './migrations.js';
import { InspectorModule } from './inspector/inspector.module.js';
import { LiveModule } from './live/live.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { EditingModule } from './editing/editing.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { SessionModule } from './session/session.module.js';
import { SiteModule } from './site/site.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { TokensModule } from './tokens/tokens.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** The whole application: the platform first, then one line for each capability. */
@Module({})
export class AppModule {
  /** `more` are capabilities of a single installation or test. */
  static with(config: Config, log: Log, more: ModuleMetadata['imports'] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(log),
        DatabaseModule.with(migrations),
        ProblemModule,
        AuditModule,
        AuthModule,
        HttpModule,
        MetricsModule,
        FrontEndsModule,
        RateLimitModule,
        JobsModule,
        CaptchaModule,
        MailModule,
        StorageModule,
        UploadsModule,
        HealthModule,
        // Routes are tried in this order: applicants go first.
        ...flowModules,
        OpenApiModule,
        SessionModule,
        AccountsModule,
        IntermediariesModule,
        TokensModule,
        ApplicationsModule,
        StatisticsModule,
        LiveModule,
        InspectorModule,
        DropdownsModule,
        DocumentsModule,
        CaseworkModule,
        EditingModule,
        CaseFileModule,
        SiteModule,
        ErrorReportsModule,
        OperationsModule,
        WebhooksModule,
        ...more,
      ],
    };
  }
}
