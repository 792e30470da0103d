import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import 'reflect-metadata';
import { PemConverter, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

/** What stands before the product where people see https: ends TLS, and passes requests on with their sender. */
export class TlsProxy {
  private readonly server: Server;
  private target = 0;

  constructor() {
    this.server = createServer((incoming, answer) => {
      const { method, url: path, headers, socket } = incoming;
      const sent = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' };
      const passed = request({ host: '127.0.0.1', port: this.target, method, path, headers: sent }, (answered) => {
        // A browser that left the page has closed its connection: nobody waits for the answer any more.
        if (answer.destroyed) return void answered.destroy();
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        pipeline(answered, answer, () => undefined);
      });
      passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
      pipeline(incoming, passed, () => undefined);
    });
  }

  /** Listens, and returns the address that people see. */
  async start(): Promise<string> {
    this.server.setSecureContext(await selfSignedCertificate());
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `https://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Names the port of the product. */
  passTo(port: number): void {
    this.target = port;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return this.server[Symbol.asyncDispose]();
  }
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;

/** A key and a certificate for `localhost` that nobody vouches for, as PEM. */
async function selfSignedCertificate(): Promise<{ readonly key: string; readonly cert: string }> {
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
