import 'reflect-metadata';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { pino, type DestinationStream } from 'pino';
import { readConfig } from '@statewise/server/platform/config/config.js';
import { ApplicationCodes } from '@statewise/server/engine/application-codes.js';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { mailHtml } from '@statewise/server/platform/mail/mail-html.js';
import { MailBodies } from '@statewise/server/platform/mail/mail-bodies.js';
import { createLog } from '@statewise/server/platform/logging/log.js';
import { ApiDescription } from '@statewise/server/platform/openapi/api-description.js';
import { AnswerCheck } from '@statewise/server/testing/answer-check.js';
import { createDatabase, testSecretKey, type Beginning } from '@statewise/server/testing/test-database.js';
import { serve, type Running, type ServeOptions } from '../serve.js';
import { migrations } from '../migrations.js';

/** An application of its own for one test file, on a database of its own. */
export interface TestApi {
  readonly app: Running['app'];
  /** Sends requests; keeps no cookies, so that every request says who sends it. */
  readonly http: ReturnType<typeof supertest>;
  readonly url: string;
  readonly database: DataSource;
  readonly databaseUrl: string;
  readonly sql: Sql;
  /** Every answer is held against the description of the API; one that differs makes `stop` throw. */
  readonly answers: AnswerCheck;
  /** What stands in the database for the code of an application, in `code_digest`. */
  digestOf(code: string): Buffer;
  /** Returns the mails to an address, oldest first. */
  mailsTo(recipient: string): Promise<readonly TestMail[]>;
  /** Signs the first admin in and answers the cookie to send. */
  signIn(email?: string, password?: string): Promise<string>;
  stop(): Promise<void>;
}

/** A mail of the outbox, with what it says. */
export interface TestMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** As it is delivered. */
  readonly html: string;
  readonly reply_to: string | null;
}

export const testAdmin = { email: 'admin@example.com', password: 'correct horse battery' };

export { testSecretKey };

export interface TestOptions extends ServeOptions {
  /** Where log lines go; by default nothing is logged. */
  readonly logTo?: DestinationStream;
}

const settings: Readonly<Record<string, string>> = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_POOL: '5',
  ALLOW_UNSAFE: '1',
  TRUST_PROXY: '0',
  CAPTCHA: 'off',
  RATE_LIMIT_FACTOR: '0',
  DEMO_CONTENT: 'off',
  // Most tests have the first admin alone.
  SINGLE_ADMIN: 'on',
  SECRET_KEY: testSecretKey,
  FILES_DIR: '/tmp/statewise-test-files',
  ADMIN_EMAIL: testAdmin.email,
  ADMIN_PASSWORD: testAdmin.password,
  // The one that the description of the API shows.
  INTERMEDIARY_PASSWORD: 'a long passphrase',
};

/** What a first start writes into a database depends on these. */
const settingsOfFirstStart = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'INTERMEDIARY_PASSWORD', 'SECRET_KEY'];

/** The state that a first start leaves behind, unless it is another one than most tests have. */
function beginningOf(overrides: Readonly<Record<string, string>>): Beginning | undefined {
  if (settingsOfFirstStart.some((name) => name in overrides)) return undefined;
  const { DEMO_CONTENT = 'off' } = overrides;
  return {
    name: `started_${DEMO_CONTENT}`,
    prepare: async (url) => {
      const config = readConfig({ ...settings, DEMO_CONTENT, WORKER: 'off', DATABASE_URL: url });
      await (await serve(config, pino({ level: 'silent' }))).stop();
    },
  };
}

const mails = statement<Omit<TestMail, 'text' | 'html'> & { body: Buffer | null }>(
  'test-mails',
  'select id, recipient, subject, reply_to, body from outbox where recipient = $1 order by created_at',
);

/** Boots the application on a free port; `overrides` are environment variables. */
export async function startApi(
  overrides: Record<string, string> = {},
  { logTo, ...options }: TestOptions = {},
): Promise<TestApi> {
  const own =
    overrides['DATABASE_URL'] === undefined ? await createDatabase(migrations, beginningOf(overrides)) : undefined;
  const config = readConfig({ ...settings, ...(own && { DATABASE_URL: own.url }), ...overrides });
  const running = await serve(config, logTo ? createLog(config, logTo) : pino({ level: 'silent' }), options).catch(
    async (error: unknown) => {
      await own?.drop();
      throw error;
    },
  );
  const http = supertest(running.url);
  const answers = new AnswerCheck(running.app.get(ApiDescription, { strict: false }));
  running.app.getHttpServer().prependListener('request', answers.watch.bind(answers));
  return {
    app: running.app,
    http,
    url: running.url,
    database: running.app.get(DataSource),
    databaseUrl: config.databaseUrl,
    sql: running.app.get(Sql),
    answers,
    digestOf: (code) => running.app.get(ApplicationCodes, { strict: false }).digest.of(code),
    mailsTo: async (recipient) => {
      const rows = await running.app.get(Sql).run(mails, [recipient]);
      const bodies = running.app.get(MailBodies, { strict: false });
      return rows.map(({ body, ...mail }) => {
        const content = bodies.decrypt(mail.id, body);
        return { ...mail, text: content.text, html: mailHtml({ ...mail, ...content }) };
      });
    },
    signIn: async (email = testAdmin.email, password = testAdmin.password) => {
      const { headers } = await http.post('/api/v1/session').send({ email, password }).expect(200);
      return String(headers['set-cookie']).split(';')[0] ?? '';
    },
    stop: async () => {
      await running.stop();
      await own?.drop();
      if (answers.complaints.size > 0)
        throw new Error(`Answers that differ from their description:\n${[...answers.complaints].join('\n')}`);
    },
  };
}
