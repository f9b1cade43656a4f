import { fillGaps, type GappedGzip, interleave, compressAroundGaps } from './gapped-gzip.server.ts';

/** A finished answer, cut where its nonce stood, so that each reader gets a nonce of their own. */
export interface CachedPage<Source = unknown> {
  /** What it was made from. */
  source: Source;
  headers: [name: string, value: string][];
  pieces: Buffer[];
  packed: GappedGzip | null;
  size: number;
  storedAt: number;
}

interface Limits {
  bytes: number;
  /** Facts that change with time alone, such as what counts as new, are never older than this. */
  milliseconds: number;
}

/** Who asks: the nonce of their answer, and whether they read gzip. */
export interface PageReader {
  nonce: string;
  gzip: boolean;
}

/** Keeps pages by key, the least recently used leave first. */
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

    /** Stores an answer that was made with this nonce, unless it grew old while it was written. */
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

    /** Forgets the pages made from such a source. */
    drop(isOutdated: (source: Source) => boolean): void {
      for (const [key, page] of pages) if (isOutdated(page.source)) remove(key);
    },
  };
}

/** Stands for the nonce in stored headers; no header value holds a control character. */
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

/** The page for one reader: its headers, and its bytes in as many parts as it takes to copy none. */
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
