import { readFileSync } from 'node:fs';
import { isNetwork, Networks } from '../http/networks.js';

/** Variables as they come from the environment. */
export type Env = Readonly<Record<string, string | undefined>>;

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
  private readonly env: Env;

  /** Of each of `secrets`, `NAME_FILE` may name a file that holds it in place of the variable itself. */
  constructor(env: Env, secrets: readonly string[] = []) {
    this.env = { ...env, ...this.fromFiles(env, secrets) };
  }

  text(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  private fromFiles(env: Env, secrets: readonly string[]): Env {
    const read: Record<string, string> = {};
    for (const name of secrets) {
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

  textOr(name: string, fallback: string): string {
    return this.text(name) ?? fallback;
  }

  required(name: string, why: string): string {
    const value = this.text(name);
    if (value === undefined) this.complaints.push(`${name} is missing: ${why}.`);
    return value ?? '';
  }

  number(
    name: string,
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

  choice<T extends string>(name: string, fallback: T, choices: readonly T[]): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    this.complaints.push(`${name} must be one of ${choices.join(', ')}, not “${value}”.`);
    return fallback;
  }

  onOff(name: string, fallback: boolean): boolean {
    return this.choice(name, fallback ? 'on' : 'off', ['on', 'off']) === 'on';
  }

  /** An address of one of these protocols; the value itself is not repeated, since addresses may contain passwords. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.complaints.push(
      `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
    return undefined;
  }

  /** One e-mail address; a second one after a comma, or a name around it, is refused. */
  email(name: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(value))
      this.complaints.push(`${name} must be an e-mail address.`);
    return value;
  }

  /** Addresses and networks, separated by commas or spaces. */
  networks(name: string, fallback: readonly string[]): Networks {
    const named = this.text(name)?.split(/[\s,]+/) ?? fallback;
    const wrong = named.filter((text) => !isNetwork(text));
    if (wrong.length > 0)
      this.complaints.push(`${name} must be addresses or networks such as 10.1.0.0/16, not “${wrong.join(' ')}”.`);
    return new Networks(wrong.length > 0 ? [] : named);
  }

  longEnough(name: string, least: number): string | undefined {
    const value = this.text(name);
    if (value !== undefined && value.length < least)
      this.complaints.push(`${name} must have at least ${least} characters.`);
    return value;
  }
}
