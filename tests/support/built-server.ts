import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import memorySettings from '../../scripts/memory-settings.json' with { type: 'json' };
import { demoEnvironment } from './demo-environment.ts';

export { freePort };

export type BuiltServer = { url: string; process: ChildProcess; stop(): Promise<void> };

type Options = {
  env?: Record<string, string>;
  /** Flags for Node itself, such as a module to load first. */
  nodeFlags?: string[];
  /** Gives its output to the test, in `process.stdout` and `process.stderr`, instead of showing it. */
  silent?: boolean;
};

/** Runs what `npm run build` made, in a process of its own, against the given database. */
export async function startBuiltServer(
  databaseUrl: string,
  { env = {}, nodeFlags = [], silent = false }: Options = {},
): Promise<BuiltServer> {
  // The address must be known beforehand: forms are accepted from it alone.
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = fork(join(import.meta.dirname, 'built-server-process.ts'), {
    env: { ...memorySettings, ...process.env, ...demoEnvironment(databaseUrl, url), ...env },
    execArgv: nodeFlags,
    silent,
  });
  await listening(child);
  return { url, process: child, stop: () => stopProcess(child) };
}

async function listening(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server ended before it listened; its output says why.');
  });
  await Promise.race([once(child, 'message'), ended]);
}

/** Resolves when the process has ended, also when it had before. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
