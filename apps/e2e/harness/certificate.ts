import 'reflect-metadata';
import { PemConverter, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;

/** A key and a certificate for `localhost` that nobody vouches for, as PEM. */
export async function selfSignedCertificate(): Promise<{ readonly key: string; readonly cert: string }> {
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
