import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Headers as they are set on each answer. */
type Headers = Map<string, string>;

/** How an answer protects its reader; computed once, since Helmet's answer is the same for every request. */
export interface SecurityHeaders {
  /** For JSON and files: nothing in them may run or be framed. */
  protectData(response: ServerResponse): void;
  /** For pages: own scripts and styles only; those in a server-rendered page itself are named by `inlineStyles`, sources of a policy. */
  protectPage(response: ServerResponse, inlineStyles?: string): void;
  /** For a page that pages of the same origin may show in a frame, such as a draft beside its form. */
  protectFramedPage(response: ServerResponse, inlineStyles?: string): void;
  /**
   * For the one page of a front end: scripts run that have its nonce, and those that they load; none makes markup or code
   * of a text.
   */
  protectApp(response: ServerResponse, nonce: string): void;
}

/** Where browsers tell what they refused to a page. */
const reportsPath = '/csp-reports';

export function securityHeaders(secure: boolean): SecurityHeaders {
  const data = computed(secure, { defaultSrc: ["'none'"], frameAncestors: ["'none'"] });
  for (const name of ofPagesOnly) data.delete(name);
  const page = computed(secure, pagePolicy(secure)).set('Permissions-Policy', permissions);
  if (secure) page.set('Reporting-Endpoints', `${reports}="${reportsPath}"`);
  const policy = pagePolicy(secure);
  const drawn = { ...policy, styleSrc: [...(policy['styleSrc'] ?? []), placeholder] };
  const [ofPage, ofFrame] = [policyText(drawn), policyText({ ...drawn, frameAncestors: ["'self'"] })];
  const ofApp = policyText({ ...policy, scriptSrc: [`'nonce-${placeholder}'`, "'strict-dynamic'"], ...trustedTypes });
  return {
    protectData: (response) => void response.setHeaders(data),
    protectPage: (response, inlineStyles) => {
      response.setHeaders(page);
      if (inlineStyles) response.setHeader('Content-Security-Policy', ofPage.replace(placeholder, inlineStyles));
    },
    protectFramedPage: (response, inlineStyles = '') => {
      response.setHeaders(page);
      response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      response.setHeader('Content-Security-Policy', ofFrame.replace(placeholder, inlineStyles));
    },
    protectApp: (response, nonce) => {
      response.setHeaders(page);
      response.setHeader('Content-Security-Policy', ofApp.replace(placeholder, nonce));
    },
  };
}

/** Stands for what differs between pages in what is computed once. */
const placeholder = '{own}';

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
const ofPagesOnly = ['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster', 'X-Permitted-Cross-Domain-Policies'];

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

const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...values].join(' '))
    .join(';');

function computed(secure: boolean, policy: Policy): Headers {
  const headers: Headers = new Map();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
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
