import { isFields } from '@statewise/fields';
import { scrubPath } from '@statewise/i18n';

/** What a page was refused, without anything that says who sat before it. */
interface Violation {
  /** The path of the page, without its query and without codes. */
  readonly page: string;
  /** One of the directives of a policy, else `other`. */
  readonly directive: string;
  /** An origin, `inline`, `eval`, or the scheme alone where it is none of the web's. */
  readonly blocked: string;
}

const directives = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src
  connect-src media-src object-src frame-src child-src worker-src manifest-src base-uri form-action frame-ancestors
  trusted-types require-trusted-types-for`.split(/\s+/),
);

/** What browsers say in place of an address. */
const words = new Set('inline eval wasm-eval self data blob trusted-types-policy trusted-types-sink'.split(' '));

/** More in one body is a flood, and no page. */
const mostAtOnce = 20;

/** The violations of a body in either format, as far as they are about pages of `hosts`; nothing of whatever else it is. */
export function violationsIn(body: unknown, hosts: readonly (string | undefined)[]): Violation[] {
  return reportsIn(body)
    .slice(0, mostAtOnce)
    .flatMap((report) => {
      const said = (...names: readonly string[]): string =>
        names.map((name) => report[name]).find((value): value is string => typeof value === 'string') ?? '';
      const address = said('documentURL', 'document-uri');
      if (!URL.canParse(address)) return [];
      const { host, pathname } = new URL(address);
      if (!hosts.includes(host)) return [];
      const [directive = ''] = said('effectiveDirective', 'effective-directive', 'violated-directive').split(' ');
      return [
        {
          page: scrubPath(pathname),
          directive: directives.has(directive) ? directive : 'other',
          blocked: originOf(said('blockedURL', 'blocked-uri')),
        },
      ];
    });
}

type Report = Readonly<Record<string, unknown>>;

/** `{ "csp-report": … }`, or a list of reports of which some are about the policy. */
function reportsIn(body: unknown): Report[] {
  if (Array.isArray(body))
    return body.flatMap((entry) =>
      isFields(entry) && entry['type'] === 'csp-violation' ? objectsIn(entry['body']) : [],
    );
  return isFields(body) ? objectsIn(body['csp-report']) : [];
}

const objectsIn = (value: unknown): Report[] => (isFields(value) ? [value] : []);

/** Paths and queries of what was blocked may hold anything: they are left out. */
function originOf(blocked: string): string {
  if (words.has(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}
