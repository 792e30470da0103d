import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../src/workspace.ts';
import { gather, persistent, type Send } from '../harness/applicant.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import { Program, settingsOf } from '../harness/program.ts';
import type { ReplicaProcess } from '../../src/replica.ts';
import type { Stage } from '../harness/stage.ts';

/** Starts a proxy before replicas; returns its address. */
type Front = (stage: Stage, replicas: readonly ReplicaProcess[]) => Promise<string>;

/** HAProxy, which asks each replica whether it takes requests, and asks another where one refuses a connection. */
const behindHaproxy: Front = (stage, replicas) => {
  const servers = hostsOf(replicas).map((host, n) => `  server web${n + 1} ${host}`);
  const settings = (port: number): string => settingsOf('haproxy.cfg', { port, servers: servers.join('\n') });
  return started(stage, 'haproxy', (file) => ['-db', '-f', file], settings);
};

/** Caddy with the options of `docker/Caddyfile`. */
const behindCaddy: Front = (stage, replicas) => {
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

/** Three replicas behind a proxy are replaced one after the other while people save, some without a pause and some after long ones: no request fails. */
const replaced = (name: string, proxy: string, front: Front): Experiment => ({
  name,
  full: 50,
  unit: `replicas of three replaced behind ${proxy}`,
  async run(stage, amount, tally) {
    const env = { TRUST_PROXY: '1' };
    const replicas = [await stage.replica({ env }), await stage.replica({ env }), await stage.replica({ env })];
    const url = await front(stage, replicas);
    const journal = new Journal();
    const send = persistent(() => url, tally, `behind ${proxy}`, []);
    const afterPause: Send = async (address, options) => {
      await delay(stage.random.between(0, 12_000));
      return send(address, options);
    };
    const people = gather(12, send, journal);
    const slowPeople = gather(48, afterPause, journal);
    for (let n = 0; n < amount; n += 1) {
      const milliseconds = stage.random.between(500, 1_500);
      await Promise.all([people.workFor(milliseconds), slowPeople.workFor(milliseconds)]);
      const replica = replicas[n % replicas.length];
      const began = performance.now();
      tally.claim((await replica?.stop()) === 0, 'a process that was asked to end did not end well');
      tally.most('slowest end ms', performance.now() - began);
      await replica?.start();
      tally.add('replaced');
    }
    await Promise.all([people.end(), slowPeople.end()]);
    tally.claim(!tally.counts.has('sent again'), 'a request had to be sent again');
    await holdAgainst(journal, stage, tally);
  },
});

export const rolling = replaced('rolling', 'HAProxy', behindHaproxy);
export const rollingBehindCaddy = replaced('rolling-caddy', 'Caddy', behindCaddy);
