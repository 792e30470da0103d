import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provider } from '@statewise/i18n';
import { readConfig } from './config.js';
import { fileVariables, variables, type Env } from './env-reader.js';
import { complaintsOf } from '../../testing/config-complaints.js';

const database = { DATABASE_URL: 'postgres://user:secret@localhost/statewise' };
const storage = { S3_URL: 'https://s3.example', S3_BUCKET: 'files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };

describe('the configuration', () => {
  it.each([
    ['password', 'must have 12 to 200 characters'],
    ['Password2026!', 'is a password that many people use'],
    [`${provider.shortName.toLowerCase()} rocks daily`, 'has a name of the bank'],
    ['nadia walks at seven', 'has a name of the bank, the product or its owner'],
  ])('E16: takes no first admin with the password %s', (ADMIN_PASSWORD, why) => {
    const env = { ...database, ADMIN_EMAIL: 'nadia@example.com', ADMIN_PASSWORD };
    expect(complaintsOf(env)).toEqual([expect.stringContaining(`ADMIN_PASSWORD ${why}`)]);
  });

  it.each(['authorization=Bearer%2', 'authorization', '=x', 'two words=x', 'x=a%0Ab'])(
    'names headers for traces that cannot be sent, without what they say: %s',
    (OTEL_EXPORTER_OTLP_HEADERS) => {
      expect(complaintsOf({ ...database, OTEL_EXPORTER_OTLP_HEADERS })).toEqual([
        'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value, parted by commas and percent-encoded.',
      ]);
    },
  );

  it('reads headers for traces', () => {
    const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer%20a=, x-tenant = b%2Cc,';
    const { traces } = readConfig({ ...database, OTEL_EXPORTER_OTLP_HEADERS, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c' });
    expect(traces?.headers).toEqual({ authorization: 'Bearer a=', 'x-tenant': 'b,c' });
  });

  it('says that one person does what takes two', () => {
    const env = {
      ...database,
      PUBLIC_URL: 'https://www.example.com',
      TRUST_PROXY: '1',
      ALLOW_UNSAFE: '1',
      SINGLE_ADMIN: 'on',
    };
    expect(readConfig(env).questionable).toContainEqual(expect.stringMatching(/^SINGLE_ADMIN is on/));
    expect(complaintsOf({ ...database, SINGLE_ADMIN: 'perhaps' })).toEqual([expect.stringMatching(/^SINGLE_ADMIN /)]);
  });

  it('takes an origin for the console that is one, and as safe as the public one', () => {
    const https = { ...database, PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: '1', ALLOW_UNSAFE: '1' };
    expect(readConfig({ ...https, CONSOLE_URL: 'https://console.example/' }).consoleUrl).toBe(
      'https://console.example',
    );
    expect(readConfig(https).consoleUrl).toBe('https://www.example.com');
    for (const CONSOLE_URL of ['http://console.example', 'https://console.example/console'])
      expect(complaintsOf({ ...https, CONSOLE_URL })).toEqual([expect.stringMatching(/^CONSOLE_URL must /)]);
  });

  it('takes an identity provider with its client, and the roles that claims give', () => {
    const OIDC_ISSUER = 'https://login.example';
    expect(readConfig(database).openId).toBeUndefined();
    expect(complaintsOf({ ...database, OIDC_ISSUER }).map((complaint) => complaint.split(' ')[0])).toEqual([
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'OIDC_ROLES',
    ]);
    const client = { ...database, OIDC_ISSUER, OIDC_CLIENT_ID: 'console', OIDC_CLIENT_SECRET: 'secret' };
    const OIDC_ROLES = 'staff=tellers, admin=owners,staff=advisers';
    expect(readConfig({ ...client, OIDC_ROLES, OIDC_ROLE_CLAIM: 'realm_access.roles' }).openId).toMatchObject({
      roleClaim: ['realm_access', 'roles'],
      roles: [
        ['admin', 'owners'],
        ['staff', 'tellers'],
        ['staff', 'advisers'],
      ],
    });
    for (const wrong of ['admin', 'owner=x', 'admin='])
      expect(complaintsOf({ ...client, OIDC_ROLES: wrong })).toEqual([expect.stringMatching(/^OIDC_ROLES must /)]);
    expect(complaintsOf({ ...client, OIDC_ROLES, OIDC_SCOPE: 'email' })).toEqual(['OIDC_SCOPE must contain openid.']);
    const open = { ...client, OIDC_ROLES, OIDC_ISSUER: 'http://login.example', NODE_ENV: 'production' };
    expect(complaintsOf(open)).toContainEqual(expect.stringMatching(/^OIDC_ISSUER goes .*ALLOW_UNSAFE=1/));
  });

  it('needs nothing but a database', () => {
    expect(readConfig(database)).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      worker: true,
      captcha: true,
      rateLimitFactor: 1,
      publicUrl: 'http://localhost:3000',
      secure: false,
      files: { kind: 'disk', folder: '.data/files' },
    });
  });

  it('needs a way past a proxy that shares connections between transactions, and opens no pipelines through it', () => {
    const proxied = { ...database, DATABASE_PROXY: 'transaction' };
    expect(complaintsOf(proxied)).toEqual([expect.stringMatching(/^DATABASE_OWNER_URL /)]);
    expect(readConfig({ ...proxied, DATABASE_OWNER_URL: database.DATABASE_URL })).toMatchObject({
      databaseProxy: 'transaction',
      databasePipelines: 0,
    });
  });

  it('reads every variable that it lists, and no other', () => {
    const read = new Set<string | symbol>();
    const recorded = (env: Env): Env =>
      new Proxy(env, {
        get: (target, name) => {
          read.add(name);
          return Reflect.get(target, name);
        },
      });
    readConfig(recorded({ ...database, NODE_ENV: 'production', ALLOW_UNSAFE: '1' }));
    const provider = {
      OIDC_ISSUER: 'https://login.example',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
      OIDC_ROLES: 'qa=a',
    };
    readConfig(recorded({ ...database, ...storage, ...provider, METRICS_PORT: '0' }));
    expect([...read].toSorted()).toEqual([...variables, ...fileVariables.map((name) => `${name}_FILE`)].toSorted());
  });

  it('names every variable that is wrong at once', () => {
    const complaints = complaintsOf({
      PORT: 'http',
      WORKER: 'yes',
      RATE_LIMIT_FACTOR: '-1',
      SMTP_URL: 'mail.example',
      SECRET: 'short',
      SECRET_KEY: 'short',
      LOG_LEVEL: 'loud',
      S3_URL: 'https://store.example',
      CONTACT_EMAIL: 'a@example.com, b@example.com',
      ADMIN_EMAIL: 'nobody',
      ADMIN_PASSWORD: 'short',
      INTERMEDIARY_PASSWORD: 'short',
      SESSION_IDLE_MINUTES: '0',
    });
    for (const name of [
      'PORT',
      'WORKER',
      'RATE_LIMIT_FACTOR',
      'SMTP_URL',
      'SECRET',
      'SECRET_KEY',
      'LOG_LEVEL',
      'S3_BUCKET',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
      'CONTACT_EMAIL',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'INTERMEDIARY_PASSWORD',
      'SESSION_IDLE_MINUTES',
      'DATABASE_URL',
    ]) {
      expect(complaints.filter((complaint) => complaint.startsWith(`${name} `))).toHaveLength(1);
    }
  });

  it('believes no address to be the staff’s where people see https, unless it is named', () => {
    const https = {
      ...database,
      PUBLIC_URL: 'https://www.example.com',
      TRUST_PROXY: '1',
      CLAMAV_URL: 'tcp://clamav:3310',
    };
    expect(readConfig(database).staffAddresses.includes('127.0.0.1')).toBe(true);
    expect(readConfig(https).staffAddresses.includes('127.0.0.1')).toBe(false);
    const { staffAddresses } = readConfig({ ...https, STAFF_ADDRESSES: '10.1.0.0/16' });
    expect(staffAddresses.includes('10.1.2.3')).toBe(true);
    expect(complaintsOf({ ...database, STAFF_ADDRESSES: 'office, 10.1.0.0/16' })).toEqual([
      'STAFF_ADDRESSES must be addresses or networks such as 10.1.0.0/16, not “office”.',
    ]);
  });

  it('repeats no address, which may contain a password', () => {
    expect(complaintsOf({ DATABASE_URL: 'mysql://user:secret@localhost/x' })).toEqual([
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ]);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ ...database, PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it('knows that people see https from the public address', () => {
    expect(
      readConfig({
        ...database,
        PUBLIC_URL: 'https://www.example.com/',
        TRUST_PROXY: '0',
        CLAMAV_URL: 'tcp://clamav:3310',
      }),
    ).toMatchObject({
      publicUrl: 'https://www.example.com',
      secure: true,
    });
  });

  const [key, other] = ['k'.repeat(32), 'o'.repeat(40)];
  const passphrase = 'a key of several words that somebody chose once';
  it.each([
    ['', []],
    [`${key} ${other}`, [key, other]],
    [`${key},${other},`, [key, other]],
    [passphrase, [passphrase]],
    [`${key}, ${passphrase}`, [key, passphrase]],
    [`${passphrase}, and again`, [`${passphrase}, and again`]],
  ])('takes %p for the former keys %p', (SECRET_KEY_FORMER, keys) => {
    expect(readConfig({ ...database, SECRET_KEY_FORMER }).formerSecretKeys).toEqual(keys);
  });

  it.each(['short', `${key},short`, `short ${key}`, `${passphrase}, ${key} short`])(
    'takes no former key that is too short to be one, as in %p: whoever guesses it could sign with it',
    (SECRET_KEY_FORMER) => {
      expect(complaintsOf({ ...database, SECRET_KEY_FORMER })).toEqual([
        'SECRET_KEY_FORMER must have keys of at least 32 characters.',
      ]);
    },
  );

  it('reads secrets from files, and says which cannot be read or are given twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = join(folder, 'database');
    writeFileSync(file, `${database.DATABASE_URL}\n`);
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe(database.DATABASE_URL);
    expect(complaintsOf({ ...database, DATABASE_URL_FILE: file })).toEqual([
      'DATABASE_URL and DATABASE_URL_FILE are both set: set one.',
    ]);
    expect(complaintsOf({ ...database, SECRET_FILE: join(folder, 'none') })).toEqual([
      'SECRET_FILE names a file that cannot be read.',
    ]);
    rmSync(folder, { recursive: true });
  });
});
