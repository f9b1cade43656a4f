import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageEncoding } from './page-encoding.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** Better than gzip at its best, and as fast. */
const brotliQuality = 5;

type Header = [name: string, value: string];

interface EncodedBody {
  bytes: Buffer;
  etag: string;
}

/** A finished response, the same for all its readers. */
export interface CachedPage<Source = unknown> {
  /** The data it depends on. */
  source: Source;
  /** Without those that depend on the encoding. */
  headers: Header[];
  bodies: Record<PageEncoding, EncodedBody>;
  size: number;
  storedAt: number;
}

interface Limits {
  bytes: number;
  /** Maximum age, for content that depends on time alone. */
  milliseconds: number;
}

/** Maximum age of a copy that is served because nothing newer can be rendered. */
const lastCopyMilliseconds = 60 * 60_000;

/**
 * A page that is used again within this time is not moved to the end of the order of use: moving it
 * takes longer than finding it.
 */
const moveAgainMilliseconds = 1000;

interface Entry<Source> {
  page: CachedPage<Source>;
  /** When it became the last in the order of use. */
  movedAt: number;
  isOutdated: boolean;
}

/**
 * Caches pages by key and evicts the least recently used. Outdated pages stay as last copies, for the
 * time when nothing can be rendered.
 */
export function createPageCache<Source>(limits: Limits, now: () => number = Date.now) {
  const entries = new Map<string, Entry<Source>>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.page.size ?? 0;
    entries.delete(key);
  }

  return {
    remove,

    find(key: string): CachedPage<Source> | undefined {
      const entry = entries.get(key);
      if (!entry || entry.isOutdated) return undefined;
      const time = now();
      if (time - entry.page.storedAt > limits.milliseconds) return undefined;
      if (time - entry.movedAt > moveAgainMilliseconds) {
        entry.movedAt = time;
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry.page;
    },

    /** The page as it was when it could last be rendered. */
    findLastCopy(key: string): CachedPage<Source> | undefined {
      const page = entries.get(key)?.page;
      return page && now() - page.storedAt <= lastCopyMilliseconds ? page : undefined;
    },

    put(key: string, page: CachedPage<Source>): void {
      remove(key);
      entries.set(key, { page, movedAt: now(), isOutdated: false });
      bytes += page.size;
      for (const oldest of entries.keys()) {
        if (bytes <= limits.bytes) break;
        remove(oldest);
      }
    },

    /** Marks pages whose source is outdated: they are not found any more. */
    drop(isOutdated: (source: Source) => boolean): void {
      for (const entry of entries.values()) {
        if (isOutdated(entry.page.source)) entry.isOutdated = true;
      }
    },
  };
}

/** Compresses a finished response once for all its readers. */
export async function toCachedPage<Source>(
  response: Response,
  source: Source,
  now: () => number = Date.now,
): Promise<CachedPage<Source>> {
  const identity = Buffer.from(await response.arrayBuffer());
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [gzipped, brotli] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, { params }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    source,
    headers: [...response.headers],
    bodies: {
      identity: { bytes: identity, etag: `"${hash}"` },
      gzip: { bytes: gzipped, etag: `"${hash}-gzip"` },
      br: { bytes: brotli, etag: `"${hash}-br"` },
    },
    size: identity.length + gzipped.length + brotli.length,
    storedAt: now(),
  };
}

/** What a reader of a page has said in the headers of the request. */
export interface PageReader {
  encoding: PageEncoding;
  /** If-None-Match. */
  known: string | null | undefined;
}

/** Status, headers and body of a page for one reader: 304 without a body if they have it. */
export function responsePartsOf(page: CachedPage, { encoding, known }: PageReader) {
  const { bytes, etag } = page.bodies[encoding];
  if (known && matches(known, etag)) {
    const headers: Header[] = page.headers.filter(([name]) => !name.startsWith('content-type'));
    return { status: 304, headers: [...headers, ['etag', etag] as Header], body: null };
  }
  const headers: Header[] = [...page.headers, ['etag', etag]];
  if (encoding !== 'identity') headers.push(['content-encoding', encoding]);
  return { status: 200, headers, body: bytes };
}

/** A proxy that compresses may have marked the tag as weak. */
const matches = (known: string, etag: string): boolean =>
  known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

export function toResponse(page: CachedPage, reader: PageReader): Response {
  const { status, headers, body } = responsePartsOf(page, reader);
  return new Response(body && new Uint8Array(body), { status, headers });
}
