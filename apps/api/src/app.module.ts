import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { chartCatalogue } from '@statewise/machines/catalogue';
import type { Config } from '@statewise/server/platform/config/config.js';
import { DatabaseModule } from '@statewise/server/platform/database/database.module.js';
import type { Log } from '@statewise/server/platform/logging/log.js';
import { PlatformModule } from '@statewise/server/platform/platform.module.js';
import { TracingModule } from '@statewise/server/platform/tracing/tracing.module.js';
import { OpenApiModule } from '@statewise/server/platform/openapi/openapi.module.js';
import { DocumentsModule } from '@statewise/server/documents/documents.module.js';
import { ErrorReportsModule } from '@statewise/server/error-reports/error-reports.module.js';
import { BulkActsModule } from '@statewise/server/bulk-acts/bulk-acts.module.js';
import { CasesModule } from '@statewise/server/cases/cases.module.js';
import { PeopleModule } from '@statewise/server/people/people.module.js';
import { SavedViewsModule } from '@statewise/server/saved-views/saved-views.module.js';
import { ApplicationsModule } from '@statewise/server/applications/applications.module.js';
import { InspectorModule } from '@statewise/server/inspector/inspector.module.js';
import { LiveModule } from '@statewise/server/live/live.module.js';
import { AccountsModule } from '@statewise/server/accounts/accounts.module.js';
import { OperationsModule } from '@statewise/server/operations/operations.module.js';
import { ProposalsModule } from '@statewise/server/proposals/proposals.module.js';
import { SessionModule } from '@statewise/server/session/session.module.js';
import { StatisticsModule } from '@statewise/server/statistics/statistics.module.js';
import { TasksModule } from '@statewise/server/tasks/tasks.module.js';
import { TokensModule } from '@statewise/server/tokens/tokens.module.js';
import { WebhooksModule } from '@statewise/server/webhooks/webhooks.module.js';
import { changes } from './changes.js';
import { DropdownsService } from './dropdowns/dropdowns.service.js';
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
        PlatformModule.with(config, log),
        TracingModule,
        DatabaseModule.with(migrations),
        // Routes are tried in this order: applicants go first.
        ...flowModules,
        OpenApiModule.with({ operations, flows, changes }),
        SessionModule,
        TasksModule,
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
        CasesModule.with(DropdownsModule, DropdownsService),
        BulkActsModule,
        PeopleModule,
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
