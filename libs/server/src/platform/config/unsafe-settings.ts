import { hostUrls } from '../database/database-hosts.js';

/** What of a configuration makes an installation for real people unsafe. */
interface Judged {
  readonly captcha: boolean;
  readonly rateLimitFactor: number;
  readonly secure: boolean;
  readonly clamavUrl: string | undefined;
  readonly databaseUrl: string;
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly files: { readonly kind: 'disk' } | { readonly kind: 's3'; readonly url: string };
  readonly trustedHosts: readonly string[];
  readonly openId: { readonly issuer: string } | undefined;
}

/** Sentences, each beginning with the variable that it is about; none when real people may come. */
export function unsafeSettings(judged: Judged): string[] {
  const { captcha, rateLimitFactor, secure, clamavUrl } = judged;
  return [
    ...(captcha ? [] : ['CAPTCHA is off: programs can apply, sign in and write without end.']),
    ...(rateLimitFactor === 0 ? ['RATE_LIMIT_FACTOR is 0: nothing stops who guesses codes and passwords.'] : []),
    ...(secure ? [] : ['PUBLIC_URL is not https: codes, passwords and answers can be read on their way.']),
    ...(clamavUrl === undefined ? ['CLAMAV_URL is not set: nobody looks for viruses in what is uploaded.'] : []),
    ...openConnections(judged),
  ];
}

/** One sentence for each connection to another machine that is not encrypted. */
function openConnections({
  databaseUrl,
  databaseOwnerUrl,
  databaseReadUrl,
  smtpUrl,
  files,
  trustedHosts,
  openId,
}: Judged): string[] {
  const isOpen = (address: string | undefined, isSafe: (url: URL) => boolean): boolean => {
    if (address === undefined || !URL.canParse(address)) return false;
    const url = new URL(address);
    return !isOwnMachine(url) && !trustedHosts.includes(url.hostname) && !isSafe(url);
  };
  const sentences: readonly (readonly [isOpen: boolean, sentence: string])[] = [
    [
      hostUrls(databaseUrl).some((url) => isOpen(url, isTlsDatabase)),
      `DATABASE_URL ${withoutTls} add ?sslmode=verify-full.`,
    ],
    [
      hostUrls(databaseOwnerUrl ?? '').some((url) => isOpen(url, isTlsDatabase)),
      `DATABASE_OWNER_URL ${withoutTls} add ?sslmode=verify-full.`,
    ],
    [isOpen(databaseReadUrl, isTlsDatabase), `DATABASE_READ_URL ${withoutTls} add ?sslmode=verify-full.`],
    [isOpen(smtpUrl, isTlsMail), `SMTP_URL ${withoutTls} use smtps: or add ?requireTLS=true.`],
    [
      files.kind === 's3' && isOpen(files.url, ({ protocol }) => protocol === 'https:'),
      `S3_URL ${withoutTls} use https:.`,
    ],
    [isOpen(openId?.issuer, ({ protocol }) => protocol === 'https:'), `OIDC_ISSUER ${withoutTls} use https:.`],
  ];
  return sentences.filter(([is]) => is).map(([, sentence]) => sentence);
}

const withoutTls = 'goes to another machine without TLS, and TRUSTED_HOSTS does not name it:';

const isTlsDatabase = ({ searchParams }: URL): boolean =>
  ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');

const isTlsMail = ({ protocol, searchParams }: URL): boolean =>
  protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';

function isOwnMachine({ hostname, searchParams }: URL): boolean {
  // A Postgres URL without a host, or with a folder for one, means a socket of this machine.
  const host = hostname || (searchParams.get('host') ?? '/');
  return host.startsWith('/') || host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** What a choice of `RESUME_CHECK` hangs on. */
interface Questioned {
  readonly resumeCheck: 'code' | 'mail';
  /** Whether `RESUME_CHECK` is set. */
  readonly isChosen: boolean;
  readonly secure: boolean;
  readonly smtpUrl: string | undefined;
  readonly singleAdmin: boolean;
}

/** Sentences on what starts all the same, each beginning with the variable that it is about. */
export function questionableSettings({ resumeCheck, isChosen, secure, smtpUrl, singleAdmin }: Questioned): string[] {
  return [
    ...(secure && singleAdmin
      ? ['SINGLE_ADMIN is on: as long as there is one admin, that person alone changes prices, policy and accounts.']
      : []),
    ...(secure && !isChosen
      ? ['RESUME_CHECK is not set: a code alone opens an application on any device. Choose “code” or “mail”.']
      : []),
    ...(secure && smtpUrl === undefined
      ? ['SMTP_URL is not set: applicants get no mail, and no colleague can be invited.']
      : []),
    ...(resumeCheck === 'mail' && smtpUrl === undefined
      ? ['RESUME_CHECK is “mail” and SMTP_URL is not set: nobody gets the number that opens an application.']
      : []),
  ];
}
