import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { operatingUser } from '../../scripts/embedded/operating-user.ts';
import { signal as sendSignal } from '../../scripts/embedded/postmaster.ts';

const debianFolder = '/usr/lib/postgresql';
const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
const newest = Math.max(0, ...versions.map(Number).filter((version) => version >= 15));

/** Debian keeps the programs of each PostgreSQL apart, and many servers out of everybody's PATH. */
const folders = [
  join(debianFolder, `${newest}`, 'bin'),
  ...process.env['PATH']!.split(delimiter),
  '/usr/sbin',
];

export type Program = { process: ChildProcess; kill(signal: NodeJS.Signals): Promise<void> };

/** Where a program of the system is; throws a sentence that says what to install. */
export function findProgram(name: string): string {
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`This drill needs ${name}: ops/README.md lists the packages.`);
  return found;
}

/** A folder that is gone afterwards, and the programs that were started in it. */
export class Workspace {
  readonly folder: string;
  readonly #started: ChildProcess[] = [];
  readonly #disks: string[] = [];

  constructor(name: string) {
    this.folder = mkdtempSync(join(tmpdir(), `fustat-${name}-`));
    chmodSync(this.folder, 0o755);
    operatingUser().own(this.folder);
    // A signal alone would leave the programs behind.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
    process.once('exit', () => this.#kill());
  }

  /** PostgreSQL does not end with the Patroni that started it. */
  #kill(): void {
    for (const each of this.#started) each.kill('SIGKILL');
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) {
      const file = this.path(name, 'postmaster.pid');
      if (existsSync(file))
        sendSignal(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
    }
    this.#unmount();
  }

  #unmount(): void {
    for (const folder of this.#disks.splice(0)) spawnSync('umount', ['--lazy', folder]);
  }

  path(...names: string[]): string {
    return join(this.folder, ...names);
  }

  makeFolder(name: string): string {
    const folder = this.path(name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    operatingUser().own(folder);
    return folder;
  }

  /** A folder on a disk of its own that can be filled. Only root may mount one. */
  makeDisk(name: string, megabytes: number): string {
    const folder = this.makeFolder(name);
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    if (spawnSync('mount', options).status !== 0) return folder;
    this.#disks.push(folder);
    chmodSync(folder, 0o700);
    operatingUser().own(folder);
    return folder;
  }

  isDisk(folder: string): boolean {
    return this.#disks.includes(folder);
  }

  write(name: string, text: string): string {
    writeFileSync(this.path(name), text);
    operatingUser().own(this.path(name));
    return this.path(name);
  }

  /** A file of ops/config with its {{names}} filled in, as an operator would by hand. */
  writeConfig(name: string, values: Record<string, string | number>, as = name): string {
    const template = readFileSync(join('ops/config', name), 'utf8');
    const text = template.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) =>
      key === 'folder' ? this.folder : key in values ? String(values[key]) : whole,
    );
    return this.write(as, text);
  }

  /** Servers reject root: they run as the user of PostgreSQL. */
  start(name: string, args: string[], env: Record<string, string> = {}, title = name): Program {
    const { file, ...identity } = operatingUser().command(findProgram(name), args, this.folder);
    const log = openSync(this.path(`${title}.out`), 'a');
    const child = spawn(file, identity.args, {
      uid: identity.uid,
      gid: identity.gid,
      cwd: this.folder,
      env: { PATH: folders.join(delimiter), LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    });
    this.#started.push(child);
    return { process: child, kill: (signal) => end(child, signal) };
  }

  /** Runs a program to its end and returns its output. */
  run(name: string, args: string[], env: Record<string, string> = {}): string {
    const { file, ...identity } = operatingUser().command(findProgram(name), args, this.folder);
    const { status, stdout, stderr } = spawnSync(file, identity.args, {
      uid: identity.uid,
      gid: identity.gid,
      cwd: this.folder,
      encoding: 'utf8',
      env: { PATH: folders.join(delimiter), LANG: 'C.UTF-8', ...env },
    });
    if (status !== 0) throw new Error(`${name} failed: ${stderr || stdout}`);
    return stdout;
  }

  async remove(): Promise<void> {
    for (const child of this.#started.toReversed()) await end(child, 'SIGTERM');
    this.#unmount();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** SIGKILL follows when a program does not end by itself. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await exited;
  clearTimeout(impatience);
}

export async function until(check: () => unknown, what: string, seconds = 90): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    if (
      await Promise.resolve()
        .then(check)
        .catch(() => false)
    )
      return;
    if (Date.now() > deadline) throw new Error(`After ${seconds} s still not: ${what}.`);
    await sleep(100);
  }
}

export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
