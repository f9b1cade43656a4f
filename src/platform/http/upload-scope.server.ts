import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { log } from '../log.server.ts';

interface UploadScope {
  /** Counts the uploads of one client address. */
  client: string;
  folders: string[];
}

const scopes = new AsyncLocalStorage<UploadScope>();

/** Folders of crashed processes are recognised by this prefix and removed by the sweep. */
export const temporaryPrefix = 'fustat-upload-';

/** Removes the temporary files of a request as soon as its response is known, also after a throw. */
export async function withUploadScope<Result>(
  client: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const scope: UploadScope = { client, folders: [] };
  try {
    return await scopes.run(scope, work);
  } finally {
    await removeFolders(scope.folders);
  }
}

export const uploadScope: MiddlewareHandler = (context, next) =>
  withUploadScope((context.get('clientAddress') as string | undefined) ?? 'unknown', next);

export function currentClient(): string {
  return currentScope().client;
}

/** A new folder that exists until the request is answered. */
export async function makeTemporaryFolder(): Promise<string> {
  const { folders } = currentScope();
  const folder = await mkdtemp(join(tmpdir(), temporaryPrefix));
  folders.push(folder);
  return folder;
}

function currentScope(): UploadScope {
  const scope = scopes.getStore();
  if (!scope) throw new Error('Uploads are read inside uploadScope only.');
  return scope;
}

async function removeFolders(folders: readonly string[]): Promise<void> {
  const options = { recursive: true, force: true };
  const removals = await Promise.allSettled(folders.map((folder) => rm(folder, options)));
  if (removals.some(({ status }) => status === 'rejected')) {
    log.error('temporary files of an upload could not be removed');
  }
}
