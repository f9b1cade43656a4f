import type { Readable } from 'node:stream';

export interface FileInfo {
  size: number;
  modifiedAt: Date;
}

/** Both ends are included, as in HTTP. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Read or destroy the stream: it holds a file handle or a connection. */
export interface OpenFile extends FileInfo {
  stream: Readable;
}

export interface ListedFile extends FileInfo {
  name: string;
}

/** Private storage for uploaded files. No URL leads into it; routes check access and stream. */
export interface FileStore {
  /** Names are never reused. Rejects when the stream fails, and then leaves no file behind. */
  put(name: string, body: Readable): Promise<void>;
  /** Null when there is no such file. With a range, `size` is that of the range. */
  open(name: string, range?: ByteRange): Promise<OpenFile | null>;
  stat(name: string): Promise<FileInfo | null>;
  /** Succeeds when the file is gone already. */
  remove(name: string): Promise<void>;
  /** Files last modified before `before`, in no particular order. */
  list(options: { before: Date }): AsyncIterable<ListedFile>;
}

const fileName = /^[a-z-]+\/[\w-]+\.(webp|avif|pdf|bin|glb|usdz)$/;

export const isFileName = (name: string): boolean => fileName.test(name);

/** Names come from our own rows: anything else is a bug, and must not reach a path or a key. */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error('Not a name in the file store.');
}
