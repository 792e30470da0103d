import { mailboxes, provider } from '@statewise/i18n';
import type { Networks } from '../http/networks.js';
import { ConfigError, EnvReader, type Env } from './env-reader.js';
import { openIdSettings } from './openid-settings.js';
import { traceSettings } from './trace-settings.js';
import { questionableSettings, unsafeSettings } from './unsafe-settings.js';

/** Where uploaded files go. */
export type FilesConfig =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly url: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKey: string;
      readonly secretKey: string;
    };

type Settings = ReturnType<typeof processSettings> &
  ReturnType<typeof databaseSettings> &
  ReturnType<typeof outsideSettings> &
  ReturnType<typeof safetySettings> &
  ReturnType<typeof webSettings>;

/** All that can be set from outside, validated once at start. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the class, of which there is no instance, names it for injection
export interface Config extends Readonly<Settings> {
  /** Where the bank's own staff sit who apply without being signed in. */
  readonly staffAddresses: Networks;
  /** Seconds for which a process that was asked to end goes on taking requests, not ready, so that proxies notice. */
  readonly shutdownNotice: number;
  /** What the operator should have decided or set, and did not; told at every start. */
  readonly questionable: readonly string[];
  /** What is unsafe about this configuration and was allowed by ALLOW_UNSAFE; told at every start. */
  readonly unsafe: readonly string[];
  /** Whether an empty database gets an account that anybody may try: never where real people come, unless unsafe settings are allowed. */
  readonly demoPeople: boolean;
}
export abstract class Config {}

/** Reads and checks every variable; throws one `ConfigError` that names all that is wrong. */
export function readConfig(env: Env): Config {
  const read = new EnvReader(env);
  const settings = {
    ...processSettings(read),
    ...databaseSettings(read),
    ...outsideSettings(read),
    ...safetySettings(read),
    ...webSettings(read),
  };
  const staffAddresses = read.networks('STAFF_ADDRESSES', settings.secure ? [] : thisMachine);
  const isNoticed = settings.trustProxy > 0 && settings.environment === 'production';
  const questionable = questionableSettings({ ...settings, isChosen: read.text('RESUME_CHECK') !== undefined });
  const config: Config = {
    ...settings,
    staffAddresses,
    shutdownNotice: read.number('SHUTDOWN_NOTICE', isNoticed ? 5 : 0, { min: 0, max: 60 }),
    questionable,
    unsafe: allowedUnsafe(read, settings),
    demoPeople: settings.demoContent && (!isForReal(read, settings) || read.text('ALLOW_UNSAFE') === '1'),
  };
  if (read.complaints.length > 0) throw new ConfigError(read.complaints);
  return config;
}

/** Who shows the product sits at the machine itself; where people see https, everybody may seem to, behind a proxy. */
const thisMachine: readonly string[] = ['127.0.0.0/8', '::1'];

type Judged = 'unsafe' | 'questionable' | 'shutdownNotice' | 'staffAddresses' | 'demoPeople';

/** Whether the installation is said to be one for real people. */
const isForReal = (read: EnvReader, { secure }: { readonly secure: boolean }): boolean =>
  read.text('NODE_ENV') === 'production' || secure;

/** Who says that real people come, by NODE_ENV or an https address, is refused what is unsafe unless it is allowed by name. */
function allowedUnsafe(read: EnvReader, settings: Omit<Config, Judged>) {
  if (!isForReal(read, settings)) return [];
  const unsafe = unsafeSettings(settings);
  if (read.choice('ALLOW_UNSAFE', '0', ['0', '1']) === '1') return unsafe;
  read.complaints.push(...unsafe.map((sentence) => `${sentence} ALLOW_UNSAFE=1 allows it.`));
  return [];
}

function processSettings(read: EnvReader) {
  return {
    environment: read.choice('NODE_ENV', 'production', ['production', 'development', 'test']),
    logLevel: read.choice('LOG_LEVEL', 'info', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    /** The folder that holds the built front ends. */
    appsFolder: read.textOr('APPS_DIR', 'apps'),
    /** Where `npm run test:paths` leaves what it came to. */
    coverageFile: read.textOr('COVERAGE_FILE', '.data/coverage/paths.json'),
    /** A module that renders the site in place of the built one during development. */
    siteServer: read.text('SITE_SERVER'),
    /** Whether this process also works on jobs. */
    worker: read.onOff('WORKER', true),
    /** Whether a database without content gets the public site's demo content at start. */
    demoContent: read.onOff('DEMO_CONTENT', true),
    /** Days that what people sent is kept after it was last touched, as the privacy policy promises. */
    retention: {
      /** An application that was not sent in, and a message. */
      unsentDays: read.number('RETENTION_DAYS', 90, { min: 1, max: 3_650 }),
      /** One that was sent in and became no contract, for whatever reason. */
      sentDays: read.number('RETENTION_SENT_DAYS', 365, { min: 1, max: 36_500 }),
      /** One that was accepted or opened an account. */
      contractDays: read.number('RETENTION_CONTRACT_DAYS', 3_653, { min: 1, max: 36_500 }),
    },
    /** Seconds that a shutdown may take after that before what is left is cut off. */
    shutdownDeadline: read.number('SHUTDOWN_DEADLINE', 15, { min: 1, max: 600 }),
  };
}

function databaseSettings(read: EnvReader) {
  if (read.text('DATABASE_URL') === undefined)
    read.required('DATABASE_URL', 'the address of a Postgres database, e.g. postgres://user@localhost:5432/statewise');
  const databaseProxy = read.choice('DATABASE_PROXY', 'none', ['none', 'session', 'transaction']);
  const databasePipelines = read.number('DATABASE_PIPELINES', 4, { min: 0, max: 100 });
  const isShared = databaseProxy === 'transaction';
  if (isShared)
    read.required(
      'DATABASE_OWNER_URL',
      'beside DATABASE_PROXY=transaction it leads past the proxy, for migrations hold a lock',
    );
  return {
    /** Whether a proxy shares connections to the database, for as long as a session of ours lasts or from one transaction to the next. */
    databaseProxy,
    // Statements behind one another would each hold up those of others.
    /** Connections on which quick statements follow each other without waiting; none behind a proxy that shares connections between transactions. */
    databasePipelines: isShared ? 0 : databasePipelines,
    /** Names one host or several, of which `target_session_attrs` says that the one that takes writes counts. */
    databaseUrl: read.database('DATABASE_URL') ?? '',
    /** As whom the database is migrated, and who says what the role of `databaseUrl` may do; that role itself unless it is set. */
    databaseOwnerUrl: read.database('DATABASE_OWNER_URL'),
    /** A standby that answers what only reads; the primary does where it is not set. */
    databaseReadUrl: read.url('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    /** Milliseconds that a call waits for the standby to have all that was written before it. */
    databaseReadLag: read.number('DATABASE_READ_LAG', 200, { min: 0, max: 10_000 }),
    /** Whether what is taken to cold storage is spread over the workers of Citus. */
    databaseDistributed: read.choice('DATABASE_DISTRIBUTED', 'none', ['none', 'citus']),
    /** Most connections that this process opens for requests. */
    databasePool: read.number('DATABASE_POOL', 10, { min: 2, max: 1000 }),
    /** Seconds that a start waits for a database that does not answer yet. */
    databaseWait: read.number('DATABASE_WAIT', 60, { min: 0, max: 3600 }),
  };
}

function outsideSettings(read: EnvReader) {
  return {
    /** Mail goes into the outbox table when there is no server. */
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.textOr('MAIL_FROM', `${provider.name} <${provider.email.replace(/^[^@]*/, 'no-reply')}>`),
    /** Where messages of the contact form go. */
    contactEmail: read.email('CONTACT_EMAIL') ?? provider.email,
    /** Whom to tell of a vulnerability: an address of mail or of a page. */
    securityContact: read.url('SECURITY_CONTACT', ['mailto:', 'https:']) ?? `mailto:${mailboxes.security}`,
    clamavUrl: read.url('CLAMAV_URL', ['tcp:']),
    /** The register of VAT numbers, without a trailing slash; no number is looked up when it is not set. */
    vatLookupUrl: read.url('VAT_LOOKUP_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    /** Whether webhooks may go to addresses of a private network, and without https. */
    webhookPrivate: read.onOff('WEBHOOK_PRIVATE', false),
    /** Hosts on a network without other listeners, such as that of a composition: what goes there needs no TLS. */
    trustedHosts: read.words('TRUSTED_HOSTS'),
    files: filesSettings(read),
    /** Who signs the bank's own people in besides this server. */
    openId: openIdSettings(read),
    /** Where traces go; nothing of them is loaded where it is undefined. */
    traces: traceSettings(read),
  };
}

function filesSettings(read: EnvReader): FilesConfig {
  const url = read.url('S3_URL', ['http:', 'https:']);
  if (read.text('S3_URL') === undefined) return { kind: 'disk', folder: read.textOr('FILES_DIR', '.data/files') };
  const why = 'it is needed beside S3_URL';
  return {
    kind: 's3',
    url: url ?? '',
    bucket: read.required('S3_BUCKET', why),
    region: read.textOr('S3_REGION', 'us-east-1'),
    accessKey: read.required('S3_ACCESS_KEY', why),
    /** The key of this installation; read from a file when it is not set. */
    secretKey: read.required('S3_SECRET_KEY', why),
  };
}

function safetySettings(read: EnvReader) {
  const adminEmail = read.email('ADMIN_EMAIL');
  const adminPassword = read.password('ADMIN_PASSWORD', adminEmail);
  if (adminPassword !== undefined && adminEmail === undefined)
    read.complaints.push('ADMIN_PASSWORD is set but ADMIN_EMAIL is not: set both or neither.');
  return {
    adminEmail,
    adminPassword,
    /** Whether admins decide on applications; where they do not, staff alone does, and admins own accounts, prices and policy. */
    adminDecides: read.onOff('ADMIN_DECIDES', true),
    /** The password of the demonstration's intermediary; one is made up when it is not set. */
    intermediaryPassword: read.password('INTERMEDIARY_PASSWORD'),
    /** Whether what needs a second person is done at once, as long as there is a single admin. */
    singleAdmin: read.onOff('SINGLE_ADMIN', false),
    /** Kinds of content of which nothing is published or taken away before a second person confirms it, besides those that always wait. */
    contentSecondPerson: read.words('CONTENT_SECOND_PERSON'),
    /** On more applications than so many, one person alone does not act at once. */
    bulkAlone: read.number('BULK_ALONE', 20, { min: 0, max: 1_000 }),
    /** Days for which a proposal waits for a second person. */
    proposalDays: read.number('PROPOSAL_DAYS', 7, { min: 1, max: 90 }),
    /** Minutes without a request after which a session of the bank's own people ends. */
    sessionIdle: read.number('SESSION_IDLE_MINUTES', 15, { min: 1, max: 720 }),
    /** What opens an application on a device that has not opened it before: the code alone, or a number that is mailed too. */
    resumeCheck: read.choice('RESUME_CHECK', 'code', ['code', 'mail']),
    captcha: read.onOff('CAPTCHA', true),
    /** Multiplies every rate limit; 0 switches them off. */
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', 1, { min: 0, max: 1_000_000, whole: false }),
    /** What callers may have stored in an hour; `rateLimitFactor` counts for it too. */
    budgets: {
      megabytes: {
        perAddress: read.number('BUDGET_ADDRESS_MB', 500, { min: 1, max: 1_000_000 }),
        inAll: read.number('BUDGET_MB', 20_000, { min: 1, max: 1_000_000 }),
      },
      applications: {
        perAddress: read.number('BUDGET_ADDRESS_APPLICATIONS', 300, { min: 1, max: 1_000_000 }),
        inAll: read.number('BUDGET_APPLICATIONS', 10_000, { min: 1, max: 10_000_000 }),
      },
    },
    /** Signs challenges; kept in the database for all replicas when it is not set. */
    secret: read.longEnough('SECRET', 32),
    secretKey: read.longEnough('SECRET_KEY', 32),
    /** Where the key is read from, and made when it is not there. */
    secretKeyFile: read.textOr('SECRET_KEY_FILE', '.data/secret-key'),
    /** Keys that were in use before, and still count for what was made with them. */
    formerSecretKeys: read.keys('SECRET_KEY_FORMER', 32),
    /** The referrer that, with the staff flag, makes an application one of the bank's own staff. */
    staffReferrer: read.textOr('STAFF_REFERRER', provider.staffReferrer),
    /** The referrer of applications that come from a partner store. */
    partnerReferrer: read.textOr('PARTNER_REFERRER', 'vanmarcke'),
  };
}

function webSettings(read: EnvReader) {
  const port = read.number('PORT', 3000, { min: 0, max: 65_535 });
  const publicUrl = (read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '');
  return {
    port,
    host: read.textOr('HOST', '0.0.0.0'),
    /** The address that people see, without a trailing slash. */
    publicUrl,
    /** The address of the console, without a trailing slash; `publicUrl` unless it has an origin of its own. */
    consoleUrl: consoleAddress(read, publicUrl),
    /** Whether people see `https`, so that cookies and browsers can insist on it. */
    secure: publicUrl.startsWith('https:'),
    /** How many proxies stand before this process; their `X-Forwarded-*` headers are believed. */
    trustProxy: trustedProxies(read, publicUrl.startsWith('https:')),
    /** A port on which measurements and readiness are told in full; 0 takes a free one. */
    metricsPort:
      read.text('METRICS_PORT') === undefined ? undefined : read.number('METRICS_PORT', 0, { min: 0, max: 65_535 }),
    /** The bearer token of programs that read them. */
    metricsToken: read.longEnough('METRICS_TOKEN', 16),
  };
}

/** The origin of the console, which shares its scheme with the public one: both have secure cookies or neither. */
function consoleAddress(read: EnvReader, publicUrl: string): string {
  const address = (read.url('CONSOLE_URL', ['http:', 'https:']) ?? publicUrl).replace(/\/+$/, '');
  const { protocol, origin } = new URL(address);
  if (read.text('CONSOLE_URL') === undefined) return publicUrl;
  if (protocol !== new URL(publicUrl).protocol)
    read.complaints.push('CONSOLE_URL must begin as PUBLIC_URL does, with http: or https:.');
  if (origin !== address) read.complaints.push('CONSOLE_URL must be an origin without a path.');
  return address;
}

/** Where people see https, something ends TLS before this process: its place among the senders has to be said. */
function trustedProxies(read: EnvReader, isSecure: boolean): number {
  if (isSecure)
    read.required(
      'TRUST_PROXY',
      'PUBLIC_URL is https, so a proxy passes requests on; without their number, one visitor who guesses codes locks all out. Name how many there are, 0 for none',
    );
  return read.number('TRUST_PROXY', 0, { min: 0, max: 10 });
}
