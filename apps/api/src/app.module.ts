import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { chartCatalogue } from '@statewise/machines/catalogue';
import { AuditModule } from '@statewise/server/platform/audit/audit.module.js';
import { AuthModule } from '@statewise/server/platform/auth/auth.module.js';
import { CaptchaModule } from '@statewise/server/platform/captcha/captcha.module.js';
import type { Config } from '@statewise/server/platform/config/config.js';
import { ConfigModule } from '@statewise/server/platform/config/config.module.js';
import { DatabaseModule } from '@statewise/server/platform/database/database.module.js';
import { FrontEndsModule } from '@statewise/server/platform/front-ends/front-ends.module.js';
import { HealthModule } from '@statewise/server/platform/health/health.module.js';
import { HttpModule } from '@statewise/server/platform/http/http.module.js';
import { JobsModule } from '@statewise/server/platform/jobs/jobs.module.js';
import type { Log } from '@statewise/server/platform/logging/log.js';
import { LoggingModule } from '@statewise/server/platform/logging/logging.module.js';
import { MailModule } from '@statewise/server/platform/mail/mail.module.js';
import { MetricsModule } from '@statewise/server/platform/metrics/metrics.module.js';
import { OpenApiModule } from '@statewise/server/platform/openapi/openapi.module.js';
import { ProblemModule } from '@statewise/server/platform/problem/problem.module.js';
import { RateLimitModule } from '@statewise/server/platform/rate-limit/rate-limit.module.js';
import { StorageModule } from '@statewise/server/platform/storage/storage.module.js';
import { UploadsModule } from '@statewise/server/platform/uploads/uploads.module.js';
import { DocumentsModule } from '@statewise/server/documents/documents.module.js';
import { ErrorReportsModule } from '@statewise/server/error-reports/error-reports.module.js';
import { CasesModule } from '@statewise/server/cases/cases.module.js';
import { SavedViewsModule } from '@statewise/server/saved-views/saved-views.module.js';
import { ApplicationsModule } from '@statewise/server/applications/applications.module.js';
import { InspectorModule } from '@statewise/server/inspector/inspector.module.js';
import { LiveModule } from '@statewise/server/live/live.module.js';
import { AccountsModule } from '@statewise/server/accounts/accounts.module.js';
import { OperationsModule } from '@statewise/server/operations/operations.module.js';
import { ProposalsModule } from '@statewise/server/proposals/proposals.module.js';
import { SessionModule } from '@statewise/server/session/session.module.js';
import { StatisticsModule } from '@statewise/server/statistics/statistics.module.js';
import { TokensModule } from '@statewise/server/tokens/tokens.module.js';
import { WebhooksModule } from '@statewise/server/webhooks/webhooks.module.js';
import { AnswerChoices } from './dropdowns/answer-choices.service.js';
import { DropdownsModule } from './dropdowns/dropdowns.module.js';
import { IntermediariesModule } from './intermediaries/intermediaries.module.js';
import { flows } from '@statewise/machines';
import { flowModules } from './flows.js';
import { operations } from './operations.js';
import { migrations } from './migrations.js';
import { EditingModule } from './editing/editing.module.js';
import { PartnerStores } from './partner-stores/partner-stores.service.js';
import { PartnerStoresModule } from './partner-stores/partner-stores.module.js';
import { SiteModule } from './site/site.module.js';

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
        OpenApiModule.with({ operations, flows }),
        SessionModule,
        ProposalsModule,
        AccountsModule.with(PartnerStoresModule, PartnerStores),
        IntermediariesModule,
        TokensModule,
        ApplicationsModule,
        StatisticsModule,
        LiveModule,
        InspectorModule.with(chartCatalogue.map(({ id }) => id)),
        DropdownsModule,
        DocumentsModule,
        EditingModule,
        CasesModule.with(DropdownsModule, AnswerChoices),
        SavedViewsModule,
        SiteModule,
        ErrorReportsModule,
        OperationsModule,
        WebhooksModule,
        ...more,
      ],
    };
  }
}
