import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { temporaryCluster } from '../../../scripts/embedded/temporary.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { until } from '../../ops/programs.ts';
import { query } from '../query.ts';
import { buildUnlessCached, installEverShop } from './install.ts';

export type EverShop = {
  url: string;
  databaseUrl: string;
  folder: string;
  /** Runs one of its commands to the end. */
  run(...args: string[]): void;
  stop(): Promise<void>;
};

const program = 'node_modules/@evershop/evershop/dist/bin/evershop.js';
const savesFolder = process.env['KEEP'] === '1';

/** An empty EverShop in a temporary folder, with a PostgreSQL of its own that is set up like ours. */
export async function startEverShop(): Promise<EverShop> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-evershop-'));
  const remove = () => savesFolder || rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  for (const name of ['media', 'public']) mkdirSync(join(folder, name));
  const cache = installEverShop(folder);
  const cluster = await temporaryCluster();
  await query(cluster.url('postgres'), 'create database evershop');
  const databaseUrl = cluster.url('evershop');
  const port = await freePort();
  const env = environmentOf(new URL(databaseUrl), port);
  const run = (...args: string[]) => runCommand(folder, env, args);
  buildUnlessCached(folder, cache, () => run('build'));
  const server = serve(folder, env);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await server.stop();
    await cluster.stop();
    process.off('exit', remove);
    remove();
  };
  await opened(url, server.process, folder);
  return { url, databaseUrl, folder, run, stop };
}

function environmentOf(database: URL, port: number): NodeJS.ProcessEnv {
  const secret = 'only-for-this-benchmark';
  return {
    ...process.env,
    // It starts further processes as `node`.
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    NODE_ENV: 'production',
    PORT: `${port}`,
    EVERSHOP_HOME_URL: `http://127.0.0.1:${port}`,
    DB_HOST: database.hostname,
    DB_PORT: database.port,
    DB_NAME: database.pathname.slice(1),
    DB_USER: database.username,
    DB_PASSWORD: decodeURIComponent(database.password),
    DB_SSLMODE: 'disable',
    JWT_ADMIN_SECRET: secret,
    JWT_ADMIN_REFRESH_SECRET: secret,
    JWT_CUSTOMER_SECRET: secret,
    JWT_CUSTOMER_REFRESH_SECRET: secret,
    SUPPRESS_NO_CONFIG_WARNING: '1',
  };
}

function runCommand(folder: string, env: NodeJS.ProcessEnv, args: string[]): void {
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
  if (status !== 0) throw new Error(`EverShop's ${args[0]} failed: ${stdout}${stderr}`);
}

/** In a process group of its own: its helpers outlive it otherwise. */
function serve(folder: string, env: NodeJS.ProcessEnv) {
  const log = openSync(join(folder, 'output.txt'), 'a');
  const args = [program, 'start'];
  const child = spawn(process.execPath, args, {
    ...{ cwd: folder, env, detached: true },
    stdio: ['ignore', log, log],
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const killNow = () => isOver() || process.kill(-child.pid!, 'SIGKILL');
  process.once('exit', killNow);
  return {
    process: child,
    async stop() {
      process.off('exit', killNow);
      if (isOver()) return;
      const exited = once(child, 'exit');
      process.kill(-child.pid!, 'SIGTERM');
      await exited;
    },
  };
}

async function opened(url: string, server: ChildProcess, folder: string): Promise<void> {
  const isOpen = async () => (await fetch(url)).status < 500 || server.exitCode !== null;
  await until(isOpen, 'EverShop answers', 120).catch((cause: unknown) => {
    throw new Error(readFileSync(join(folder, 'output.txt'), 'utf8'), { cause });
  });
}
