import { readFileSync } from 'node:fs';
import { objectionTo } from '../auth/password-words.js';
import { hostUrls, sessionAttribute, writableAttributes } from '../database/database-hosts.js';
import { isNetwork, Networks } from '../http/networks.js';

/** Variables as they come from the environment. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The variables that the server reads; a test holds that docs/configuration.md describes each of them and no other. */
export const variables = [
  ...[
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'CONSOLE_URL',
    'TRUST_PROXY',
    'NODE_ENV',
    'LOG_LEVEL',
    'SHUTDOWN_DEADLINE',
    'SHUTDOWN_NOTICE',
    'WORKER',
  ],
  ...['METRICS_PORT', 'METRICS_TOKEN', 'DATABASE_READ_URL', 'DATABASE_READ_LAG', 'DATABASE_DISTRIBUTED'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER_ARG'],
  ...['BUDGET_ADDRESS_MB', 'BUDGET_MB', 'BUDGET_ADDRESS_APPLICATIONS', 'BUDGET_APPLICATIONS'],
  ...['APPS_DIR', 'SITE_SERVER', 'COVERAGE_FILE', 'DEMO_CONTENT', 'ALLOW_UNSAFE', 'TRUSTED_HOSTS'],
  ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_PROXY', 'DATABASE_POOL', 'DATABASE_PIPELINES', 'DATABASE_WAIT'],
  ...[
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_NAME',
    'OIDC_SCOPE',
    'OIDC_ROLE_CLAIM',
    'OIDC_ROLES',
  ],
  ...['OIDC_FACTORS'],
  ...['FILES_DIR', 'S3_URL', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'CLAMAV_URL'],
  ...['SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL', 'SECURITY_CONTACT', 'VAT_LOOKUP_URL', 'WEBHOOK_PRIVATE'],
  ...['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'INTERMEDIARY_PASSWORD', 'SESSION_IDLE_MINUTES', 'RESUME_CHECK'],
  ...['ADMIN_DECIDES', 'SINGLE_ADMIN', 'PROPOSAL_DAYS', 'CONTENT_SECOND_PERSON', 'BULK_ALONE'],
  ...['CAPTCHA', 'RATE_LIMIT_FACTOR', 'SECRET', 'SECRET_KEY', 'SECRET_KEY_FILE', 'SECRET_KEY_FORMER'],
  ...['STAFF_REFERRER', 'STAFF_ADDRESSES', 'PARTNER_REFERRER'],
  ...['RETENTION_DAYS', 'RETENTION_SENT_DAYS', 'RETENTION_CONTRACT_DAYS'],
] as const;

type Variable = (typeof variables)[number];

/** Variables whose value may stand in the file that `NAME_FILE` names instead. `SECRET_KEY` has a file of its own. */
export const fileVariables = [
  ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL', 'SMTP_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ...['ADMIN_PASSWORD', 'INTERMEDIARY_PASSWORD', 'SECRET', 'SECRET_KEY_FORMER', 'METRICS_TOKEN', 'OIDC_CLIENT_SECRET'],
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const satisfies readonly Variable[];

/** What is said of a password that is not taken. */
const objections = {
  length: 'must have 12 to 200 characters.',
  common: 'is a password that many people use.',
  context: 'has a name of the bank, the product or its owner in it.',
} as const;

/** Every variable that is missing or wrong, named at once. */
export class ConfigError extends Error {
  constructor(readonly complaints: readonly string[]) {
    super(complaints.join('\n'));
    this.name = 'ConfigError';
  }
}

/** Reads variables one by one and collects what is wrong with them, so that all of it is told together. */
export class EnvReader {
  readonly complaints: string[] = [];
  private readonly files: Env;

  constructor(private readonly env: Env) {
    this.files = this.readFiles(env);
  }

  text(name: Variable): string | undefined {
    const value = (this.files[name] ?? this.env[name])?.trim();
    return value === '' ? undefined : value;
  }

  /** Words that are parted by commas or spaces; none where the variable is not set. */
  words(name: Variable): string[] {
    return this.textOr(name, '')
      .split(/[\s,]+/)
      .filter(Boolean);
  }

  /**
   * Keys that are parted by commas or spaces. What is shorter than a key is a word of one that has such signs itself, and never counts
   * alone; beside a word that is long enough to be a key it is a key that is too short.
   */
  keys(name: Variable, min: number): string[] {
    const whole = this.textOr(name, '');
    const isWhole = (key: string): boolean => key.length >= min;
    const words = (part: string): string[] => part.split(/[\s,]+/).filter(Boolean);
    const parts = whole.split(',').flatMap((part) => (words(part).every(isWhole) ? words(part) : [part.trim()]));
    const keys = parts.every(isWhole) ? parts : [whole];
    if (keys.some((key) => !isWhole(key) || (words(key).length > 1 && words(key).some(isWhole))))
      this.complaints.push(`${name} must have keys of at least ${min} characters.`);
    return keys;
  }

  private readFiles(env: Env): Env {
    const read: Record<string, string> = {};
    for (const name of fileVariables) {
      const file = env[`${name}_FILE`]?.trim() ?? '';
      if (file === '') continue;
      if ((env[name]?.trim() ?? '') !== '') this.complaints.push(`${name} and ${name}_FILE are both set: set one.`);
      try {
        read[name] = readFileSync(file, 'utf8');
      } catch {
        this.complaints.push(`${name}_FILE names a file that cannot be read.`);
      }
    }
    return read;
  }

  textOr(name: Variable, fallback: string): string {
    return this.text(name) ?? fallback;
  }

  required(name: Variable, why: string): string {
    const value = this.text(name);
    if (value === undefined) this.complaints.push(`${name} is missing: ${why}.`);
    return value ?? '';
  }

  number(
    name: Variable,
    fallback: number,
    { min, max, whole = true }: { min: number; max: number; whole?: boolean },
  ): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isFinite(number) && number >= min && number <= max && (!whole || Number.isInteger(number)))
      return number;
    this.complaints.push(`${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not “${value}”.`);
    return fallback;
  }

  choice<T extends string>(name: Variable, fallback: T, choices: readonly T[]): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    this.complaints.push(`${name} must be one of ${choices.join(', ')}, not “${value}”.`);
    return fallback;
  }

  onOff(name: Variable, fallback: boolean): boolean {
    return this.choice(name, fallback ? 'on' : 'off', ['on', 'off']) === 'on';
  }

  /** A Postgres database, on one host or several of which one takes writes. */
  database(name: Variable): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const urls = hostUrls(value);
    const [isOne, attribute] = [urls.length === 1, sessionAttribute(value)];
    const isKnown = attribute === undefined ? isOne : writableAttributes.includes(attribute);
    if (!isKnown && !(isOne && attribute === 'any'))
      this.complaints.push(
        `${name} ${isOne ? 'has a' : 'names several hosts, which need'} target_session_attrs: it must be read-write or primary.`,
      );
    if (urls.every((url) => isAddress(url, databaseProtocols))) return value;
    this.complaints.push(wrongAddress(name, databaseProtocols));
    return undefined;
  }

  /** An address of one of these protocols; the value itself is not repeated, since addresses may contain passwords. */
  url(name: Variable, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (isAddress(value, protocols)) return value;
    this.complaints.push(wrongAddress(name, protocols));
    return undefined;
  }

  /** One e-mail address; a second one after a comma, or a name around it, is refused. */
  email(name: Variable): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(value))
      this.complaints.push(`${name} must be an e-mail address.`);
    return value;
  }

  /** Addresses and networks, separated by commas or spaces. */
  networks(name: Variable, fallback: readonly string[]): Networks {
    const named = this.text(name)?.split(/[\s,]+/) ?? fallback;
    const wrong = named.filter((text) => !isNetwork(text));
    if (wrong.length > 0)
      this.complaints.push(`${name} must be addresses or networks such as 10.1.0.0/16, not “${wrong.join(' ')}”.`);
    return new Networks(wrong.length > 0 ? [] : named);
  }

  /** A password under the rule of all passwords: 12 characters, not a common one, no name of the bank or the person. */
  password(name: Variable, email?: string): string | undefined {
    const value = this.text(name);
    const objection = value === undefined ? undefined : objectionTo(value, [email]);
    if (objection !== undefined) this.complaints.push(`${name} ${objections[objection]}`);
    return value;
  }

  longEnough(name: Variable, min: number): string | undefined {
    const value = this.text(name);
    if (value !== undefined && value.length < min)
      this.complaints.push(`${name} must have at least ${min} characters.`);
    return value;
  }
}

const databaseProtocols = ['postgres:', 'postgresql:'];

const isAddress = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const wrongAddress = (name: Variable, protocols: readonly string[]): string =>
  `${name} must be an address that starts with ${protocols.map((protocol) => (protocol === 'mailto:' ? protocol : `${protocol}//`)).join(' or ')}.`;
