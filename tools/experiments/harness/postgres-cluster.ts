import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TcpDoor } from '@statewise/server/testing/tcp-door.js';
import { accountFor } from '../../src/postgres/account.ts';
import { findBinaries } from '../../src/postgres/binaries.ts';
import { runSql } from '../../src/postgres/run-sql.ts';
import { isGone, isRunning } from '../../src/processes.ts';
import { call, member } from './call.ts';
import { Program, settingsOf } from './program.ts';
import type { Stage } from './stage.ts';

const password = 'only for experiments';

/** A server of the cluster and the Patroni that looks after it. */
export class ClusterNode {
  readonly name: string;
  readonly port: number;
  readonly api: string;
  /** Its way to the store in which the leader is agreed on. */
  readonly way: TcpDoor;
  private readonly folder: string;
  private readonly stage: Stage;
  private patroni: Program | undefined;

  constructor(stage: Stage, folder: string, ports: readonly [postgres: number, api: number], way: TcpDoor) {
    this.stage = stage;
    this.folder = folder;
    this.name = path.basename(folder);
    this.port = ports[0];
    this.api = `http://127.0.0.1:${ports[1]}`;
    this.way = way;
  }

  urlOf(database: string): string {
    return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    const account = accountFor(this.folder);
    const file = path.join(this.folder, 'patroni.yml');
    const [api, etcd] = [new URL(this.api).host, new URL(this.way.url).host];
    const { name, port, folder } = this;
    const binaries = findBinaries('system', account).folder;
    writeFileSync(file, settingsOf('patroni.yml', { name, api, etcd, port, folder, binaries, password }));
    this.patroni = await Program.start(this.stage, 'patroni', [file], { account, log: `${this.folder}/log` });
    this.stage.undoing(() => this.kill());
  }

  /** Ends Postgres and its Patroni at once, as when the machine is gone. */
  async kill(): Promise<void> {
    await this.patroni?.end('SIGKILL');
    const file = path.join(this.folder, 'data/postmaster.pid');
    if (!existsSync(file)) return;
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    await isGone(pid, 10_000);
  }
}

/** Three servers of Postgres with synchronous replication; Patroni decides by etcd which of them leads. */
export class PostgresCluster {
  readonly nodes: readonly ClusterNode[];

  private constructor(nodes: readonly ClusterNode[]) {
    this.nodes = nodes;
  }

  /** Starts all of it, with an empty database of the name; `NotPossible` where etcd or Patroni is not installed. */
  static async start(stage: Stage, database: string): Promise<PostgresCluster> {
    const home = mkdtempSync(path.join(tmpdir(), 'statewise-cluster-'));
    stage.afterwards(() => rmSync(home, { recursive: true, force: true }));
    const account = accountFor('/');
    if (account) chownSync(home, account.uid, account.gid);
    const store = await startEtcd(stage, home);
    const nodes: ClusterNode[] = [];
    for (const name of ['one', 'two', 'three']) {
      const folder = path.join(home, name);
      mkdirSync(folder);
      if (account) chownSync(folder, account.uid, account.gid);
      const ports = [await stage.freePort(), await stage.freePort()] as const;
      const way = new TcpDoor(`http://127.0.0.1:${store}`);
      await way.unlock();
      stage.undoing(() => way.lock());
      nodes.push(new ClusterNode(stage, folder, ports, way));
    }
    const cluster = new PostgresCluster(nodes);
    for (const node of nodes) await node.start();
    await runSql((await cluster.untilWhole()).urlOf('postgres'), `create database ${database}`);
    return cluster;
  }

  /** Where the product finds whichever server takes writes. */
  urlOf(database: string): string {
    const [first, ...others] = this.nodes;
    if (!first) throw new Error('A cluster has servers.');
    const hosts = others.map(({ port }) => `,127.0.0.1:${port}`).join('');
    return `${first.urlOf(database).replace(/\/\w+$/, `${hosts}/${database}`)}?target_session_attrs=read-write`;
  }

  /** Waits for a leader other than the given server. */
  async leader(other?: ClusterNode): Promise<ClusterNode> {
    return this.until('has no leader', async () => {
      for (const node of this.nodes) {
        const answer = await call(node.api, 'GET', '/primary', { timeout: 1_000 }).catch(() => undefined);
        if (answer?.status === 200 && node !== other) return node;
      }
      return undefined;
    });
  }

  /** Waits until one server leads, both others follow it and one of them is synchronous; returns the leader. */
  async untilWhole(): Promise<ClusterNode> {
    return this.until('did not become whole', async () => {
      const leader = await this.leader();
      const { body } = await call(leader.api, 'GET', '/cluster', { timeout: 2_000 });
      const members = member(body, 'members');
      if (!Array.isArray(members) || members.length !== this.nodes.length) return undefined;
      const roles = members.map((one) => member(one, 'role')).sort();
      const isRunning = members.every((one) => ['running', 'streaming'].includes(String(member(one, 'state'))));
      return isRunning && roles.join(' ') === 'leader replica sync_standby' ? leader : undefined;
    });
  }

  /** Hands the lead over to the synchronous server, as for a planned upgrade. */
  async switchOver(): Promise<void> {
    const leader = await this.untilWhole();
    const { status, body } = await call(leader.api, 'POST', '/switchover', { json: { leader: leader.name } });
    if (status !== 200) throw new Error(`A switchover was answered ${status}: ${String(body)}`);
  }

  private async until(what: string, look: () => Promise<ClusterNode | undefined>): Promise<ClusterNode> {
    for (const end = Date.now() + 90_000; Date.now() < end; await delay(100)) {
      const found = await look().catch(() => undefined);
      if (found) return found;
    }
    throw new Error(`The cluster of Postgres ${what} within 90 s.`);
  }
}

/** Starts the store in which Patroni keeps who leads; returns its port. */
async function startEtcd(stage: Stage, home: string): Promise<number> {
  const ports = [await stage.freePort(), await stage.freePort()] as const;
  const [clients, peers] = ports.map((port) => `http://127.0.0.1:${port}`);
  const args = [
    ...[`--data-dir=${home}/etcd`, `--listen-client-urls=${clients}`, `--advertise-client-urls=${clients}`],
    ...[`--listen-peer-urls=${peers}`, `--initial-advertise-peer-urls=${peers}`, `--initial-cluster=default=${peers}`],
  ];
  await Program.start(stage, 'etcd', args, { log: `${home}/etcd.log` });
  return ports[0];
}
