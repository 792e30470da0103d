import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { root } from '../../src/workspace.ts';
import { NotPossible } from './tally.ts';

/** A service of `docker/compose.yml` as far as a container is started from it. */
interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  /** What is empty there is null. */
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly volumes?: readonly string[];
}

/** What differs from the file: the stand-in of an image, and what only it needs. */
export interface ContainerOptions {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly options?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The services of `docker/compose.yml`, run by podman as the file says: read-only, without capabilities, on a network of their own. */
export class Composition {
  private readonly network = `statewise-${process.pid}`;
  private readonly services: Readonly<Record<string, Service>>;
  private readonly names = new Set<string>();
  private readonly volumes = new Set<string>();
  private readonly settings: string;

  /** `env` stands for the file `.env`; `folder` keeps what podman is told of this machine. */
  constructor(folder: string, env: Readonly<Record<string, string>>) {
    if (spawnSync('podman', ['--version']).status !== 0) throw new NotPossible('podman is not installed here');
    if (process.getuid?.() !== 0) throw new NotPossible('only root builds images and networks of containers here');
    this.settings = path.join(folder, 'containers.conf');
    writeFileSync(
      this.settings,
      '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n[engine]\nruntime = "runc"\n[network]\nnetwork_backend = "netavark"\n',
    );
    const text = readFileSync(path.join(root, 'docker/compose.yml'), 'utf8');
    const filled = text.replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, name: string, kind: string, other: string) => {
        const value = env[name] ?? '';
        if (value === '' && kind === '?') throw new Error(`${name} is missing for docker/compose.yml: ${other}`);
        return value === '' ? (other ?? '') : value;
      },
    );
    this.services = Object(parse(filled, { merge: true })).services;
  }

  /** Gives an image of the product another name. */
  async tag(name: string): Promise<void> {
    await this.podman('tag', 'localhost/statewise', name);
  }

  /** Makes the image of the product; base images without digests are those that this machine has under the names. */
  async build(folder: string): Promise<void> {
    await this.run('sh', [path.join(import.meta.dirname, '../containers/base-images.sh')]);
    const file = path.join(folder, 'Dockerfile');
    const text = readFileSync(path.join(root, 'docker/Dockerfile'), 'utf8');
    writeFileSync(file, text.replaceAll(/@sha256:\w+/g, ''));
    const flags = ['--isolation=chroot', '--format=docker', '-q', '-t=statewise'];
    await this.podman('build', ...flags, '-f', file, root);
    await this.podman('network', 'create', this.network);
  }

  /** Starts a container of a service; the service's name leads to all of them. */
  async start(service: string, name = service, options: ContainerOptions = {}): Promise<void> {
    this.names.add(name);
    await this.podman('run', '-d', ...this.argumentsOf(service, name, options));
  }

  /** Runs a container of a service until it ends; what it printed. */
  async toItsEnd(service: string, options: ContainerOptions = {}): Promise<string> {
    return this.podman('run', '--rm', ...this.argumentsOf(service, `${service}-once`, options));
  }

  async remove(name: string, seconds = 30): Promise<void> {
    await this.podman('stop', '-t', String(seconds), this.nameOf(name));
    await this.podman('rm', '-f', '-v', this.nameOf(name));
  }

  async kill(name: string): Promise<void> {
    await this.podman('kill', '-s', 'KILL', this.nameOf(name));
    await this.podman('rm', '-f', '-v', this.nameOf(name));
  }

  /** Waits until a command in a container ends well. */
  async until(name: string, ...command: readonly string[]): Promise<void> {
    for (let n = 0; n < 120; n += 1) {
      const isThere = await this.podman('exec', this.nameOf(name), ...command).then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await delay(500);
    }
    throw new Error(`${name} did not become ready: ${(await this.podman('logs', this.nameOf(name))).slice(-1500)}`);
  }

  /** Waits until a replica says that it is ready, as the image's own health check does. */
  async untilReady(name: string): Promise<void> {
    const ask = `fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))`;
    await this.until(name, 'node', '-e', ask);
  }

  /** Removes containers, volumes and the network. */
  async down(): Promise<void> {
    for (const name of this.names) await this.podman('rm', '-f', '-v', '-t', '2', this.nameOf(name)).catch(() => '');
    for (const volume of this.volumes) await this.podman('volume', 'rm', '-f', volume).catch(() => '');
    await this.podman('network', 'rm', '-f', this.network).catch(() => '');
  }

  private podman(...args: readonly string[]): Promise<string> {
    return this.run('podman', args);
  }

  /** Runs a program to its end; returns what it printed. */
  private async run(name: string, args: readonly string[]): Promise<string> {
    const child = spawn(name, args, { cwd: root, env: { ...process.env, CONTAINERS_CONF: this.settings } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${name} ${args.slice(0, 3).join(' ')} ended with ${code}: ${said.slice(-1500)}`);
    return said.trim();
  }

  private nameOf(name: string): string {
    return `${this.network}-${name}`;
  }

  private argumentsOf(
    service: string,
    name: string,
    { image, command, options = [], env = {} }: ContainerOptions,
  ): string[] {
    const found = this.services[service];
    if (!found) throw new Error(`docker/compose.yml has no service ${service}.`);
    const values = { ...found.environment, ...env };
    const each = (option: string, all: readonly string[] = [], told = (one: string) => one) =>
      all.map((one) => `${option}=${told(one)}`);
    return [
      ...['--name', this.nameOf(name), '--network', this.network],
      ...each('--network-alias', [service, `statewise-${name}`]),
      ...(found.read_only === true ? ['--read-only'] : []),
      ...each('--cap-drop', found.cap_drop),
      ...each('--cap-add', found.cap_add),
      ...each('--security-opt', found.security_opt, (one) => one.replace(':true', '')),
      ...each('--tmpfs', found.tmpfs),
      ...each('--volume', found.volumes, (volume) => this.volumeOf(volume)),
      ...each('--env', Object.keys(values), (name) => `${name}=${values[name] ?? ''}`),
      ...options,
      image ?? found.image.replace(/@sha256:\w+$/, ''),
      ...(command ?? found.command ?? []),
    ];
  }

  private volumeOf(volume: string): string {
    if (volume.startsWith('./')) return path.join(root, 'docker', volume);
    const name = `${this.network}-${volume}`;
    this.volumes.add(name.split(':')[0] ?? '');
    return name;
  }
}
