import { readFileSync } from 'node:fs';
import { isNetwork, Networks } from '../http/networks.js';

/** Variables as they come from the environment. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The variables that the server reads; a test holds that docs/configuration.md describes each of them and no other. */
export const variables = [
  ...['PORT', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'NODE_ENV', 'LOG_LEVEL', 'SHUTDOWN_DEADLINE', 'WORKER'],
  ...['APPS_DIR', 'SITE_SERVER', 'COVERAGE_FILE', 'DEMO_CONTENT', 'ALLOW_UNSAFE', 'TRUSTED_HOSTS'],
  ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_PROXY', 'DATABASE_POOL', 'DATABASE_PIPELINES', 'DATABASE_WAIT'],
  ...['FILES_DIR', 'S3_URL', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'CLAMAV_URL'],
  ...['SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL', 'VAT_LOOKUP_URL', 'WEBHOOK_PRIVATE'],
  ...[
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'ADMIN_DECIDES',
    'INTERMEDIARY_PASSWORD',
    'SESSION_IDLE_MINUTES',
    'RESUME_CHECK',
  ],
  ...['CAPTCHA', 'RATE_LIMIT_FACTOR', 'SECRET', 'SECRET_KEY', 'SECRET_KEY_FILE', 'SECRET_KEY_FORMER'],
  ...['STAFF_REFERRER', 'STAFF_ADDRESSES', 'PARTNER_REFERRER'],
  ...['RETENTION_DAYS', 'RETENTION_SENT_DAYS', 'RETENTION_CONTRACT_DAYS'],
] as const;

type Variable = (typeof variables)[number];

/** Variables whose value may stand in the file that `NAME_FILE` names instead. `SECRET_KEY` has a file of its own. */
export const fileVariables = [
  ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ...['ADMIN_PASSWORD', 'INTERMEDIARY_PASSWORD', 'SECRET', 'SECRET_KEY_FORMER'],
] as const satisfies readonly Variable[];

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
    { least, most, whole = true }: { least: number; most: number; whole?: boolean },
  ): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isFinite(number) && number >= least && number <= most && (!whole || Number.isInteger(number)))
      return number;
    this.complaints.push(`${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not “${value}”.`);
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

  /** An address of one of these protocols; the value itself is not repeated, since addresses may contain passwords. */
  url(name: Variable, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.complaints.push(
      `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
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

  longEnough(name: Variable, least: number): string | undefined {
    const value = this.text(name);
    if (value !== undefined && value.length < least)
      this.complaints.push(`${name} must have at least ${least} characters.`);
    return value;
  }
}
