import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../src/workspace.ts';
import { Program } from './program.ts';
import type { ReplicaProcess } from './replica.ts';
import type { Stage } from './stage.ts';

/** Starts a proxy before replicas; returns its address. */
export type Front = (stage: Stage, replicas: readonly ReplicaProcess[]) => Promise<string>;

/** HAProxy, which asks each replica whether it takes requests, and asks another where one refuses a connection. */
export const behindHaproxy: Front = (stage, replicas) => {
  const settings = (port: number): string => `
defaults
  mode http
  option forwardfor
  option redispatch
  retries 3
  timeout connect 2s
  timeout client 65s
  timeout server 65s
frontend people
  bind 127.0.0.1:${port}
  default_backend replicas
backend replicas
  balance leastconn
  option httpchk GET /health/live
  timeout check 5s
  default-server check inter 500ms fall 1 rise 1
${hostsOf(replicas)
  .map((host, n) => `  server web${n + 1} ${host}`)
  .join('\n')}
`;
  return started(stage, 'haproxy', (file) => ['-db', '-f', file], settings);
};

/** Caddy with the options of `docker/Caddyfile`. */
export const behindCaddy: Front = (stage, replicas) => {
  const settings = (port: number): string => {
    const own = readFileSync(path.join(root, 'docker/Caddyfile'), 'utf8')
      .replace(':80 {', `:${port} {\n\tbind 127.0.0.1`)
      .replace('{$WEB}', hostsOf(replicas).join(' '));
    return `{\n\tadmin off\n}\n${own}`;
  };
  return started(stage, 'caddy', (file) => ['run', '--config', file, '--adapter', 'caddyfile'], settings);
};

const hostsOf = (replicas: readonly ReplicaProcess[]): string[] => replicas.map(({ url }) => new URL(url).host);

async function started(
  stage: Stage,
  program: string,
  argumentsFor: (file: string) => string[],
  settings: (port: number) => string,
): Promise<string> {
  const port = await stage.freePort();
  const file = path.join(stage.folder, `${program}.cfg`);
  writeFileSync(file, settings(port));
  const log = path.join(stage.folder, `${program}.log`);
  await Program.start(stage, program, argumentsFor(file), { log, home: stage.folder });
  await delay(1_000);
  return `http://127.0.0.1:${port}`;
}
