import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import 'reflect-metadata';
import { PemConverter, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';
import { BankStatewise } from './bank-statewise.ts';
import { Mailbox } from './mailbox.ts';

/** The product as a bank runs it: https, devices confirmed by a mailed number, the human check, limits, and real mails. */
export class StrictStatewise {
  readonly url: string;
  readonly mailbox: Mailbox;
  private readonly proxy: Server;
  private readonly statewise: BankStatewise;

  private constructor(url: string, mailbox: Mailbox, proxy: Server, statewise: BankStatewise) {
    this.url = url;
    this.mailbox = mailbox;
    this.proxy = proxy;
    this.statewise = statewise;
  }

  static async start(): Promise<StrictStatewise> {
    const mailbox = new Mailbox();
    let port = '';
    const proxy = tlsProxy(await selfSignedCertificate(), () => port);
    const [smtp] = await Promise.all([mailbox.start(), once(proxy.listen(0, '127.0.0.1'), 'listening')]);
    const url = `https://localhost:${(proxy.address() as AddressInfo).port}`;
    const statewise = await BankStatewise.start({
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      RESUME_CHECK: 'mail',
      CAPTCHA: 'on',
      RATE_LIMIT_FACTOR: '1',
      SMTP_URL: smtp,
      MAIL_FROM: 'Meridian Bank <hello@meridian.example>',
      SECRET_KEY: 'a key of thirty-two characters or more, for tests',
      WEBHOOK_PRIVATE: 'off',
      SINGLE_ADMIN: 'off',
      // No virus scanner runs beside the tests; nothing else that is unsafe is configured.
      ALLOW_UNSAFE: '1',
    });
    ({ port } = new URL(statewise.url));
    return new StrictStatewise(url, mailbox, proxy, statewise);
  }

  async stop(): Promise<void> {
    this.proxy.closeAllConnections();
    await this.proxy[Symbol.asyncDispose]();
    await this.statewise.stop();
    await this.mailbox.stop();
  }
}

/** What stands before the product where people see https: ends TLS, and passes requests on with their sender. */
const tlsProxy = (certificate: Certificate, port: () => string): Server =>
  createServer(certificate, (incoming, answer) => {
    const { method, url: path, headers, socket } = incoming;
    const sent = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const passed = request({ host: '127.0.0.1', port: port(), method, path, headers: sent }, (answered) => {
      // A browser that left the page has closed its connection: nobody waits for the answer any more.
      if (answer.destroyed) return void answered.destroy();
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      pipeline(answered, answer, () => undefined);
    });
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    pipeline(incoming, passed, () => undefined);
  });

type Certificate = Readonly<Record<'key' | 'cert', string>>;

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;

/** A key and a certificate for `localhost` that nobody vouches for, as PEM. */
async function selfSignedCertificate(): Promise<Certificate> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + 2 * day),
    keys,
    signingAlgorithm: algorithm,
    extensions: [
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
      ]),
    ],
  });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { key: PemConverter.encode(key, 'PRIVATE KEY'), cert: certificate.toString('pem') };
}
