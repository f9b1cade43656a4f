import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer, stopProcess } from '#tests/support/built-server.ts';
import { cachedEnvironment, uncachedEnvironment } from './environments.ts';
import type { PageRecord } from './record.ts';

type Running = { url: string; stop(): Promise<void> };

export type Contenders = { cached: BuiltServer; uncached: BuiltServer; reference: Running };

export async function startContenders(
  databaseUrl: string,
  pages: PageRecord[],
): Promise<Contenders> {
  return {
    cached: await startBuiltServer(databaseUrl, { env: cachedEnvironment }),
    uncached: await startBuiltServer(databaseUrl, { env: uncachedEnvironment }),
    reference: await startReference(databaseUrl, pages),
  };
}

async function startReference(databaseUrl: string, pages: PageRecord[]): Promise<Running> {
  const child = fork(join(import.meta.dirname, 'reference-process.ts'), {
    env: { ...process.env, ...cachedEnvironment, DATABASE_URL: databaseUrl },
  });
  const announced = once(child, 'message');
  child.send(pages);
  const [{ url }] = (await announced) as [{ url: string }];
  return { url, stop: () => stopProcess(child) };
}
