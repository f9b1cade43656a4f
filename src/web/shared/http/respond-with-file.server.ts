import { Readable } from 'node:stream';
import type { OpenFile } from '#platform/files/file-store.ts';

interface FileLook {
  type:
    | 'image/webp'
    | 'image/avif'
    | 'application/pdf'
    | 'model/gltf-binary'
    | 'model/vnd.usdz+zip';
  /** Saved under this name instead of shown. */
  saveAs?: string;
  /** Of a file that everybody may see; by default it is never cached. */
  cacheControl?: string;
  /** The address itself permits to see it: mails may show it too. */
  isShared?: boolean;
}

/** Streams an uploaded file to a user who may open it; null answers 404. */
export function respondWithFile(
  file: OpenFile | null,
  { method }: Request,
  { type, saveAs, cacheControl, isShared = cacheControl !== undefined }: FileLook,
): Response {
  // Forbidden files answer exactly as unknown ones.
  if (!file) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  // Nothing reads the body of a HEAD response, so the file would stay open.
  if (method === 'HEAD') file.stream.destroy();
  const body = method === 'HEAD' ? null : (Readable.toWeb(file.stream) as ReadableStream);
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(file.size),
      'Content-Disposition': saveAs ? `attachment; filename="${saveAs}"` : 'inline',
      // Uploaded by strangers: never run, never framed, never read as another type.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      // Mails and other sites may show what needs no session.
      'Cross-Origin-Resource-Policy': isShared ? 'cross-origin' : 'same-origin',
      // Access may be revoked, and the next user of this browser may be another.
      'Cache-Control': cacheControl ?? 'private, no-store',
    },
  });
}
