import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Headers as they are set on each answer. */
type Headers = readonly (readonly [name: string, value: string])[];

/** How an answer protects its reader; computed once, since Helmet's answer is the same for every request. */
export interface SecurityHeaders {
  /** For JSON and files: nothing in them may run or be framed. */
  protectData(response: ServerResponse): void;
  /** For pages: own scripts and styles only; inline ones of a server-rendered page need the nonce. */
  protectPage(response: ServerResponse, nonce?: string): void;
  /**
   * For the one page of a front end: scripts run that have its nonce, and those that they load; none makes markup or code
   * of a text.
   */
  protectApp(response: ServerResponse, nonce: string): void;
}

/** Where browsers tell what they refused to a page. */
const reportsPath = '/csp-reports';

export function securityHeaders(secure: boolean): SecurityHeaders {
  const data = computed(secure, { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }).filter(
    ([name]) => !ofPagesOnly.has(name),
  );
  const page: Headers = [
    ...computed(secure, pagePolicy(secure)),
    ['Permissions-Policy', permissions],
    ...(secure ? [['Reporting-Endpoints', `${reports}="${reportsPath}"`] as const] : []),
  ];
  const set = (response: ServerResponse, headers: Headers): void =>
    headers.forEach(([name, value]) => response.setHeader(name, value));
  return {
    protectData: (response) => set(response, data),
    protectPage: (response, nonce) => {
      set(response, page);
      if (nonce !== undefined)
        response.setHeader('Content-Security-Policy', policyText(withNonce(pagePolicy(secure), nonce)));
    },
    protectApp: (response, nonce) => {
      set(response, page);
      const scriptSrc = [`'nonce-${nonce}'`, "'strict-dynamic'"];
      response.setHeader('Content-Security-Policy', policyText({ ...pagePolicy(secure), scriptSrc, ...trustedTypes }));
    },
  };
}

/** What pages may ask of a device: passkeys of the site itself, and nothing else that browsers ask their users for. */
const permissions = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ');

/** Text becomes neither markup nor code; addresses of workers go through the policy that the page itself makes. */
const trustedTypes = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] };

/** Headers that change how a page behaves and mean nothing on data. */
const ofPagesOnly = new Set([
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-Permitted-Cross-Domain-Policies',
]);

/** The name of the address of reports in the headers that go with a page. */
const reports = 'csp';

type Policy = Readonly<Record<string, readonly string[]>>;

function pagePolicy(secure: boolean): Policy {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    reportUri: [reportsPath],
    // Browsers send reports to a named endpoint over https alone, and those that know `report-to` ignore `report-uri`.
    ...(secure && { reportTo: [reports], upgradeInsecureRequests: [] }),
  };
}

const withNonce = (policy: Policy, nonce: string): Policy => ({
  ...policy,
  scriptSrc: [...(policy['scriptSrc'] ?? []), `'nonce-${nonce}'`],
  styleSrc: [...(policy['styleSrc'] ?? []), `'nonce-${nonce}'`],
});

const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...values].join(' '))
    .join(';');

function computed(secure: boolean, policy: Policy): Headers {
  const headers: [string, string][] = [];
  const recorder = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  const directives = Object.fromEntries(Object.entries(policy).map(([name, values]) => [name, [...values]]));
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // Two years, all subdomains and `preload` are what the browsers' own list of sites asks for.
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    originAgentCluster: true,
  });
  protect({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}
