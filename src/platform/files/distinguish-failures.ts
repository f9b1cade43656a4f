import type { FileStore } from './file-store.ts';
import { UnreachableFileStoreError } from './unreachable-file-store-error.ts';

/** Distinguishes failures of the store, which pass, from those of what is stored and from bugs. */
export function distinguishFailures(store: FileStore): FileStore {
  return {
    put: (name, body) => store.put(name, body).catch(rethrow),
    open: (name, range) => store.open(name, range).catch(rethrow),
    stat: (name) => store.stat(name).catch(rethrow),
    remove: (name) => store.remove(name).catch(rethrow),
    list: (options) => store.list(options),
  };
}

/** What a folder or a connection to a bucket fails at; a stream of a client fails at `read`. */
const systemCalls = new Set([
  ...['open', 'mkdir', 'write', 'close', 'stat', 'lstat', 'unlink'],
  ...['getaddrinfo', 'connect'],
]);

function rethrow(error: unknown): never {
  const { name, code, syscall, $metadata } = error as NodeJS.ErrnoException & {
    $metadata?: unknown;
  };
  // Everything that S3 answers has metadata. A name that is taken is a mistake of ours.
  const isOfStore =
    $metadata || name === 'TimeoutError' || (systemCalls.has(syscall ?? '') && code !== 'EEXIST');
  throw isOfStore ? new UnreachableFileStoreError(error) : error;
}
