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
 * Caches pages by key and evicts the least recently used. Outdated pages stay as last copies, for the
 * time when nothing can be rendered.
 */
export function createPageCache<Source>(limits: Limits, now: () => number = Date.now) {
  const pages = new Map<string, CachedPage<Source>>();
  const outdated = new WeakSet<CachedPage<Source>>();
  let bytes = 0;

  const isYoungerThan = (page: CachedPage<Source>, milliseconds: number) =>
    now() - page.storedAt <= milliseconds;

  function remove(key: string): void {
    bytes -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  }

  return {
    remove,

    find(key: string): CachedPage<Source> | undefined {
      const page = pages.get(key);
      if (!page || outdated.has(page)) return undefined;
      if (!isYoungerThan(page, limits.milliseconds)) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },

    /** The page as it was when it could last be rendered. */
    findLastCopy(key: string): CachedPage<Source> | undefined {
      const page = pages.get(key);
      return page && isYoungerThan(page, lastCopyMilliseconds) ? page : undefined;
    },

    put(key: string, page: CachedPage<Source>): void {
      remove(key);
      pages.set(key, page);
      bytes += page.size;
      for (const oldest of pages.keys()) {
        if (bytes <= limits.bytes) break;
        remove(oldest);
      }
    },

    /** Marks pages whose source is outdated: they are not found any more. */
    drop(isOutdated: (source: Source) => boolean): void {
      for (const page of pages.values()) if (isOutdated(page.source)) outdated.add(page);
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
