import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { findBinaries } from './binaries.ts';
import { operatingUser } from './operating-user.ts';
import { findPostmaster, removeStaleLock, signal, stopPostmaster } from './postmaster.ts';

export type ClusterOptions = {
  directory: string;
  password: string;
  /** Survives power loss. Tests do without, and are faster. */
  durable: boolean;
};

export type Cluster = {
  url(database: string): string;
  stop(): Promise<void>;
  /** At once, without writing anything down; the next start recovers. */
  kill(): void;
  onCrash(notify: () => void): void;
};

/** Order and case come from PostgreSQL itself; word recognition for search asks the system. */
const characterType = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
/** The port was taken in between, or the last processes of a killed server are still ending. */
const passing = /could not bind|could not create any TCP|shared memory block .* still in use/;
const ATTEMPTS = 20;
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  if (!existsSync(join(options.directory, 'PG_VERSION'))) await initialise(options);
  removeStaleLock(options.directory);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return cluster(options, port, await launch(options, port));
    } catch (error) {
      if (attempt === ATTEMPTS || !passing.test(`${error}`)) throw error;
      await sleep(250);
    }
  }
}

function cluster({ password }: ClusterOptions, port: number, child: ChildProcess): Cluster {
  let stopping = false;
  const kill = () => {
    stopping = true;
    if (child.exitCode === null && child.signalCode === null) signal(child.pid!, 'SIGQUIT');
  };
  // It has a session of its own and would outlive a process that ends without stopping it.
  process.once('exit', kill);
  return {
    url: (database) => clusterUrl(port, password, database),
    async stop() {
      stopping = true;
      await stopPostmaster(child.pid!);
      process.off('exit', kill);
    },
    kill,
    onCrash: (notify) => child.once('exit', () => stopping || notify()),
  };
}

export function clusterUrl(port: number, password: string, database: string): string {
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Made under another name first: an interrupted attempt must not pass for a database. */
async function initialise({ directory, password, durable }: ClusterOptions): Promise<void> {
  const user = operatingUser();
  const unfinished = `${directory}.new`;
  const passwordFile = `${directory}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  user.own(unfinished);
  user.own(passwordFile);
  try {
    const { initdb } = await findBinaries();
    const args = [
      ...['-D', unfinished, '--username=postgres', `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-instructions'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--lc-ctype=${characterType}`],
      ...(durable ? [] : ['--no-sync']),
    ];
    const { child, output } = run(user.command(initdb, args, unfinished), `${directory}.log`);
    const abort = () => child.kill('SIGKILL');
    process.once('exit', abort);
    const code = await ended(child);
    process.off('exit', abort);
    if (code !== 0) throw new Error(`PostgreSQL could not create its files: ${reason(output())}`);
    renameSync(unfinished, directory);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function launch(options: ClusterOptions, port: number): Promise<ChildProcess> {
  const { directory, durable } = options;
  const { postgres } = await findBinaries();
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='],
    ...['lc_messages=C', 'timezone=UTC', 'log_timezone=UTC'],
    ...(durable ? [] : hasty),
  ];
  const args = ['-D', directory, ...settings.flatMap((setting) => ['-c', setting])];
  const command = operatingUser().command(postgres, args, directory);
  const { child, output } = run(command, `${directory}.log`);
  const exit = ended(child);
  for (;;) {
    const code = await Promise.race([exit, sleep(15, 'running' as const)]);
    if (code !== 'running') throw new Error(`PostgreSQL did not start: ${reason(output())}`);
    if (findPostmaster(directory)?.ready) return child;
  }
}

/** In a session of its own, so that Ctrl-C in the terminal reaches the server first. */
function run(
  { file, args, ...identity }: { file: string; args: string[]; uid?: number; gid?: number },
  logFile: string,
) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(file, args, {
    ...identity,
    detached: true,
    cwd: '/',
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  return { child, output: () => readFileSync(logFile, 'utf8') };
}

async function ended(child: ChildProcess): Promise<number | null> {
  child.ref();
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** PostgreSQL's own first complaint. */
function reason(output: string): string {
  if (output.includes('No space left on device')) return 'the disk is full.';
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*?(FATAL|PANIC|error): */, '').trim() ?? 'it gave no reason.';
}
