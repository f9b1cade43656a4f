import type { FileStore } from './file-store.ts';
import { UnreachableFileStoreError } from './unreachable-file-store-error.ts';

/** Distinguishes failures of the store, which pass, from those of what is stored and from bugs. */
export function nameFailures(store: FileStore): FileStore {
  return {
    put: (name, body) => store.put(name, body).catch(rethrow),
    open: (name, range) => store.open(name, range).catch(rethrow),
    stat: (name) => store.stat(name).catch(rethrow),
    remove: (name) => store.remove(name).catch(rethrow),
    list: (options) => store.list(options),
  };
}

/** What a folder or a connection to a bucket fails at; a stream of a client fails at `read`. */
const calls = new Set([
  ...['open', 'mkdir', 'write', 'close', 'stat', 'scandir', 'unlink', 'rm'],
  ...['getaddrinfo', 'connect'],
]);

function rethrow(error: unknown): never {
  const { name, syscall, $metadata } = error as Error & { syscall?: string; $metadata?: unknown };
  // Everything that S3 answers has metadata.
  const isOfStore = $metadata || name === 'TimeoutError' || calls.has(syscall ?? '');
  throw isOfStore ? new UnreachableFileStoreError(error) : error;
}
