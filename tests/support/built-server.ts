import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { demoEnvironment } from './demo-environment.ts';

export type BuiltServer = { url: string; process: ChildProcess; stop(): Promise<void> };

type Options = {
  env?: Record<string, string>;
  /** Flags for Node itself, such as a module to load first. */
  nodeFlags?: string[];
};

/** Runs what `npm run build` made, in a process of its own, against the given database. */
export async function startBuiltServer(
  databaseUrl: string,
  { env = {}, nodeFlags = [] }: Options = {},
): Promise<BuiltServer> {
  const child = fork(join(import.meta.dirname, 'built-server-process.ts'), {
    env: { ...process.env, ...demoEnvironment(databaseUrl), ...env },
    execArgv: nodeFlags,
  });
  return { url: await announced(child), process: child, stop: () => stop(child) };
}

async function announced(child: ChildProcess): Promise<string> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The server ended before it listened; its output says why.');
    }),
  ]);
  return (message as { url: string }).url;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
