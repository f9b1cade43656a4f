import { fillGaps, type GappedGzip, interleave, compressAroundGaps } from './gapped-gzip.server.ts';

/** A finished response, split at its nonce, so that each reader gets a new one. */
export interface CachedPage<Source = unknown> {
  /** The data it depends on. */
  source: Source;
  headers: [name: string, value: string][];
  pieces: Buffer[];
  packed: GappedGzip | null;
  size: number;
  storedAt: number;
}

interface Limits {
  bytes: number;
  /** Maximum age, for content that depends on time alone. */
  milliseconds: number;
}

/** The nonce of this response, and whether the client accepts gzip. */
export interface PageReader {
  nonce: string;
  gzip: boolean;
}

/** Caches pages by key and evicts the least recently used. */
export function createPageCache<Source>(limits: Limits, now: () => number = Date.now) {
  const pages = new Map<string, CachedPage<Source>>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  }

  return {
    find(key: string): CachedPage<Source> | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      remove(key);
      if (now() - page.storedAt > limits.milliseconds) return undefined;
      pages.set(key, page);
      bytes += page.size;
      return page;
    },

    /** Caches a response that was rendered with this nonce, unless it is already outdated. */
    async put(
      key: string,
      response: Response,
      nonce: string,
      source: Source,
      isFresh: () => boolean,
    ): Promise<CachedPage<Source>> {
      const body = Buffer.from(await response.arrayBuffer());
      const pieces = cutAt(body, nonce);
      const packed = await compressAroundGaps(pieces, nonce.length);
      const packedSize = packed?.packed.reduce((sum, { length }) => sum + length, 0) ?? 0;
      const page: CachedPage<Source> = {
        source,
        headers: [...response.headers].map(([name, value]) => [
          name,
          value.replaceAll(nonce, slot),
        ]),
        pieces,
        packed,
        size: body.length + packedSize,
        storedAt: now(),
      };
      if (!isFresh()) return page;
      remove(key);
      pages.set(key, page);
      bytes += page.size;
      for (const oldest of pages.keys()) {
        if (bytes <= limits.bytes) break;
        remove(oldest);
      }
      return page;
    },

    /** Removes pages whose source is outdated. */
    drop(isOutdated: (source: Source) => boolean): void {
      for (const [key, page] of pages) if (isOutdated(page.source)) remove(key);
    },
  };
}

/** Placeholder for the nonce in cached headers, which never contain control characters. */
const slot = '\u0000';

function cutAt(body: Buffer, nonce: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, from)) {
    pieces.push(body.subarray(from, at));
    from = at + nonce.length;
  }
  return [...pieces, body.subarray(from)];
}

/** Headers and body parts for one reader, without copying the body. */
export function fillNonce(page: CachedPage, { nonce, gzip }: PageReader) {
  const mark = Buffer.from(nonce);
  const headers = page.headers.map(([name, value]): [string, string] => [
    name,
    value.includes(slot) ? value.replaceAll(slot, nonce) : value,
  ]);
  if (!gzip || page.packed?.gap !== mark.length) {
    return { headers, parts: interleave(page.pieces, mark) };
  }
  headers.push(['content-encoding', 'gzip']);
  return { headers, parts: fillGaps(page.packed, mark) };
}

export function toResponse(page: CachedPage, reader: PageReader): Response {
  const { headers, parts } = fillNonce(page, reader);
  return new Response(Buffer.concat(parts), { headers });
}
