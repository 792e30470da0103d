import { Client } from 'pg';

/** Milliseconds that one host has to say whether it takes writes. */
const timeout = 2_000;
/** Milliseconds for which an answer counts for other connections that are opened. */
const maxAge = 500;

const pattern = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/;
const attribute = 'target_session_attrs';

/** The values of `target_session_attrs` with which libpq looks for the host that takes writes. */
export const writableAttributes: readonly string[] = ['read-write', 'primary'];

/** Returns one URL for each host of a list such as `postgres://api@one:5432,two/bank`, as libpq reads it. */
export function hostUrls(url: string): readonly string[] {
  const [, start = '', hosts, rest = ''] = pattern.exec(url) ?? [];
  if (hosts === undefined) return [url];
  return hosts.split(',').map((host) => withoutAttribute(`${start}${host}${rest}`));
}

/** The value of `target_session_attrs`; undefined where the URL has none. */
export function sessionAttribute(url: string): string | undefined {
  const [, query = ''] = url.split('?');
  return new URLSearchParams(query).get(attribute) ?? undefined;
}

function withoutAttribute(url: string): string {
  const [address = '', query] = url.split('?');
  if (query === undefined) return url;
  const parameters = new URLSearchParams(query);
  parameters.delete(attribute);
  return parameters.size === 0 ? address : `${address}?${parameters.toString()}`;
}

/** Finds, among several hosts of one database, the one that takes writes now. */
export class DatabaseHosts {
  private readonly urls: readonly string[];
  private readonly isAsked: boolean;
  private found: { readonly url: Promise<string>; readonly at: number } | undefined;

  constructor(url: string) {
    this.urls = hostUrls(url);
    this.isAsked = this.urls.length > 1 || writableAttributes.includes(sessionAttribute(url) ?? '');
  }

  /** Returns the URL of the host that takes writes; of a single host without asking it. Rejects where none does. */
  writable(): Promise<string> {
    if (!this.isAsked) return Promise.resolve(this.urls[0] ?? '');
    const now = performance.now();
    if (!this.found || now - this.found.at > maxAge)
      this.found = { url: Promise.any(this.urls.map(ifWritable)), at: now };
    return this.found.url;
  }

  /** Returns the class of clients for a pool: each asks for the writable host when it connects. */
  clients(Base: typeof Client = Client): typeof Client {
    if (!this.isAsked) return Base;
    return clientsOf(Base, () => this.writable());
  }
}

/** Answers a URL whose host takes writes, and fails as an outage does where it takes none or says nothing. */
async function ifWritable(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeout, query_timeout: timeout });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ off: boolean }>(
      `select current_setting('transaction_read_only') = 'off' as off`,
    );
    if (rows[0]?.off === true) return url;
    throw new Error('The server does not take writes');
  } finally {
    client.end().catch(() => undefined);
  }
}

type Connected = ((error: Error) => void) | ((error: null, client: Client) => void);

function clientsOf(Base: typeof Client, writable: () => Promise<string>): typeof Client {
  return class extends Base {
    override connect(): Promise<Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<Client> | void {
      const connected = this.connectToWritable();
      if (!callback) return connected;
      const answer = callback as (error: Error | null, client?: Client) => void;
      connected.then((client) => answer(null, client), answer);
    }

    private async connectToWritable(): Promise<Client> {
      const { host, port } = new Client({ connectionString: await writable() });
      Object.assign(this, { host, port });
      return super.connect();
    }
  };
}
