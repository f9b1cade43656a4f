import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { demoEnvironment } from './demo-environment.ts';

const launcher = join(import.meta.dirname, '..', '..', 'scripts', 'serve.ts');

export type WorkerShop = {
  url: string;
  launcher: ChildProcess;
  /** Process numbers of the workers that live now. */
  workers(): number[];
  output(): string;
  stop(): Promise<void>;
};

/** The built shop in two processes behind one port, as an operator starts it. */
export async function startWorkerShop(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<WorkerShop> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const settings = { ...demoEnvironment(databaseUrl, url), NODE_ENV: 'development', WORKERS: '2' };
  const child = spawn(process.execPath, [launcher], {
    env: { ...process.env, ...settings, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  await opened(child, () => output);
  return {
    url,
    launcher: child,
    workers: () => childrenOf(child.pid!),
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function opened(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', () => output().includes('The shop is open') && resolve());
    child.once('exit', () => reject(new Error(`The shop did not open: ${output()}`)));
  });
}

/** Linux lists them; a zombie is listed until its parent has noticed. */
export function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return listed === '' ? [] : listed.split(' ').map(Number);
}
