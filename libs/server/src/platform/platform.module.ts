import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { AuditController } from './audit/audit.controller.js';
import { AuditSignatures } from './audit/audit-signatures.js';
import { Audit } from './audit/audit.js';
import { AccessGuard } from './auth/access.guard.js';
import { EndOfAccess } from './auth/end-of-access.js';
import { EndpointCheck } from './auth/endpoint-check.js';
import { SecondPerson } from './auth/second-person.js';
import { CaptchaController, HumanCheck } from './captcha/human-check.js';
import { PlainQuestion } from './captcha/plain-question.js';
import { SharedSecret } from './captcha/shared-secret.js';
import { Config } from './config/config.js';
import { FrontEnds, StartPageController } from './front-ends/front-ends.js';
import { KeptAssets } from './front-ends/kept-assets.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { Replicas } from './health/replicas.js';
import { WatcherPort } from './health/watcher-port.js';
import { OpenStreams } from './http/open-streams.js';
import { Origins } from './http/origins.js';
import { Stopping } from './http/stopping.js';
import { Jobs } from './jobs/jobs.js';
import { Log } from './logging/log.js';
import { MailBodies } from './mail/mail-bodies.js';
import { Mail } from './mail/mail.js';
import { MailboxLimits } from './mail/mailbox-limits.js';
import { Outbox } from './mail/outbox.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { Metrics } from './metrics/metrics.js';
import { Watchers } from './metrics/watchers.js';
import { ProblemFilter } from './problem/problem.filter.js';
import { Budgets } from './rate-limit/budgets.js';
import { FailedAttempts } from './rate-limit/failed-attempts.js';
import { RateLimits } from './rate-limit/rate-limits.js';
import { keyInFile } from './secret-key/key-file.js';
import { Reencryption } from './secret-key/reencryption.js';
import { SecretKey } from './secret-key/secret-key.js';
import { DiskFiles } from './storage/disk-files.js';
import { EncryptedFiles, FileKeys } from './storage/encrypted-files.js';
import { Files } from './storage/files.js';
import { UnnamedFiles } from './storage/unnamed-files.js';
import { Uploads, VirusScanner } from './uploads/uploads.js';

/** What capabilities ask for, and what stands behind it. */
const services = [
  ...[
    Audit,
    AuditSignatures,
    Budgets,
    EndOfAccess,
    FailedAttempts,
    FrontEnds,
    HumanCheck,
    Jobs,
    KeptAssets,
    Mail,
    MailBodies,
  ],
  ...[MailboxLimits, Metrics, OpenStreams, Origins, Outbox, PlainQuestion, RateLimits, Reencryption, Replicas],
  ...[SecondPerson, SharedSecret, Stopping, UnnamedFiles, Uploads, VirusScanner, Watchers],
];

const files = {
  provide: Files,
  inject: [Config, FileKeys],
  useFactory: async ({ files: where }: Config, keys: FileKeys): Promise<Files> => {
    if (where.kind === 'disk') return new EncryptedFiles(new DiskFiles(where.folder), keys);
    // The client for S3 is large: only who uses it waits for it at the start.
    const { S3Files } = await import('./storage/s3-files.js');
    return new EncryptedFiles(new S3Files(where), keys);
  },
};

/** The key that a configuration names, or that stands in its file. */
function secretKeyOf({ secretKey, secretKeyFile, formerSecretKeys }: Config): SecretKey {
  return new SecretKey(secretKey ?? keyInFile(secretKeyFile), formerSecretKeys);
}

/** What every capability stands on; no module imports it. */
@Global()
@Module({
  imports: [DiscoveryModule, TerminusModule.forRoot({ logger: false })],
  controllers: [AuditController, MetricsController, StartPageController, CaptchaController, HealthController],
  providers: [
    ...services,
    files,
    ...[EndpointCheck, FileKeys, ProblemFilter, Readiness, WatcherPort],
    { provide: APP_FILTER, useExisting: ProblemFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [...services, Files],
})
export class PlatformModule {
  static with(config: Config, log: Log): DynamicModule {
    const given = [
      { provide: Config, useValue: config },
      { provide: Log, useValue: log },
      { provide: SecretKey, useValue: secretKeyOf(config) },
    ];
    return { module: PlatformModule, providers: given, exports: [Config, Log, SecretKey] };
  }
}
