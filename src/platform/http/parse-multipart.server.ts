import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { createStallGuard } from './stall-guard.ts';

type Reason = 'too_large' | 'malformed' | 'too_slow' | 'aborted';

/** An expected fault of the sender. Thrown here only because it ends streams. */
export class MultipartProblem extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(`multipart body: ${reason}`);
    this.reason = reason;
  }
}

const limits = {
  /** No form of ours has more; a body of nothing but tiny parts would be expensive. */
  parts: 120,
  files: 12,
  fieldSize: 128 * 1024,
  headerPairs: 16,
  headerSize: 8 * 1024,
};
const maxFieldBytes = 256 * 1024;

interface Source {
  body: ReadableStream<Uint8Array> | null;
  type: string;
  maxBytes: number;
  /** The limit of each and the folder of the temporary files; null where files are left out. */
  files: { maxBytes: number; folder: string } | null;
}

/** Throws a MultipartProblem for what the sender did wrong. */
export async function parseMultipart({ body, type, maxBytes, files }: Source): Promise<FormData> {
  const parser = createParser(type, files?.maxBytes ?? 0);
  const entries = collectEntries(parser, files?.folder ?? null);
  const source = body ? Readable.fromWeb(body) : Readable.from([]);
  const guard = createStallGuard(() => source.destroy(new MultipartProblem('too_slow')));
  try {
    await pipeline(inPieces(source), countBytes(maxBytes, guard.note), parser);
    return await entries.toForm();
  } catch (error) {
    const writeError = entries.writeError();
    await entries.abandon();
    if (writeError) throw writeError;
    throw error instanceof MultipartProblem ? error : new MultipartProblem('malformed');
  } finally {
    guard.stop();
  }
}

function createParser(headers: string, maxFileBytes: number) {
  // One byte beyond what is accepted, so that services see that a file is too large.
  const fileSize = maxFileBytes + 1;
  try {
    return new Busboy({ headers: { 'content-type': headers }, limits: { ...limits, fileSize } });
  } catch {
    throw new MultipartProblem('malformed');
  }
}

/** Tiny parts beyond the limit are noticed between two pieces only, however many are in one. */
const pieceBytes = 8 * 1024;

/** Tells a broken connection from a body that the parser rejects. */
async function* inPieces(source: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      for (let start = 0; start < chunk.byteLength; start += pieceBytes) {
        yield chunk.subarray(start, start + pieceBytes);
      }
    }
  } catch (error) {
    throw error instanceof MultipartProblem ? error : new MultipartProblem('aborted');
  }
}

function countBytes(max: number, note: (bytes: number) => void): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      received += chunk.byteLength;
      note(chunk.byteLength);
      if (received > max) done(new MultipartProblem('too_large'));
      else done(null, chunk);
    },
  });
}

interface StoredPart {
  path: string;
  name: string;
  type: string;
  stream: BusboyFileStream;
  written: Promise<unknown>;
}

type Entry = [name: string, value: string | StoredPart];

function collectEntries(parser: Busboy, folder: string | null) {
  const entries: Entry[] = [];
  let fieldBytes = 0;
  let writeError: Error | undefined;
  const fail = (reason: Reason) => parser.destroy(new MultipartProblem(reason));

  parser.on('field', (name: string | undefined, value, nameTruncated, valueTruncated) => {
    fieldBytes += value.length;
    if (nameTruncated || valueTruncated || fieldBytes > maxFieldBytes) return fail('too_large');
    if (name === undefined || !isStorable(name) || !isStorable(value)) return fail('malformed');
    return entries.push([name, value]);
  });
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined, _, type) => {
    if (name === undefined || !isStorable(name)) {
      stream.resume();
      return fail('malformed');
    }
    if (folder === null) return stream.resume();
    const path = join(folder, String(entries.length));
    const written = pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    written.catch((error: Error) => {
      writeError ??= error;
      parser.destroy(error);
    });
    return entries.push([name, { path, name: fileName ?? '', type, stream, written }]);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit']) {
    parser.on(event, () => fail('too_large'));
  }
  const parts = () => entries.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]));

  return {
    /** The disk failed, which is not the sender's fault. */
    writeError: () => writeError,
    /** Ends the writes, so that the folder can be removed. */
    async abandon() {
      for (const { stream } of parts()) stream.destroy();
      await Promise.allSettled(parts().map(({ written }) => written));
    },
    async toForm(): Promise<FormData> {
      const form = new FormData();
      for (const [name, value] of entries) {
        form.append(name, typeof value === 'string' ? value : await openPart(value));
      }
      return form;
    },
  };
}

type Busboy = ReturnType<typeof createParser>;

/** A File whose bytes stay on disk until something reads them. */
async function openPart({ path, name, type, written }: StoredPart): Promise<File> {
  await written;
  return new File([await openAsBlob(path, { type })], name, { type });
}

/** PostgreSQL stores no zero character. */
const isStorable = (text: string): boolean => !text.includes('\0');
