const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The address that links of a start name: PUBLIC_URL, but for one that names another port of this machine while no proxy
 * is counted, as an earlier start may have left it in the environment. Nothing of this start would answer there.
 */
export function publicAddress({ PUBLIC_URL: named, TRUST_PROXY: proxies }: NodeJS.ProcessEnv, port: string): string {
  const own = `http://localhost:${port}`;
  if (named === undefined || named.trim() === '') return own;
  if (!URL.canParse(named)) return named;
  const { protocol, hostname, port: other } = new URL(named);
  const isElsewhere = protocol === 'http:' && loopback.test(hostname) && (other || '80') !== port;
  return isElsewhere && Number(proxies ?? 0) === 0 ? own : named;
}
