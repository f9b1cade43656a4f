import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { parseByteRange } from '#domain/storage/byte-range.ts';
import { isActiveContent, isContentType } from '#domain/storage/mime-types.ts';
import type { StorageObject } from '#services/storage/find-object.server.ts';
import { openObjectFile } from '#services/storage/open-object-file.server.ts';
import { reject } from '#services/storage/rejection.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendStorageRejection } from './errors.ts';

interface Serving {
  /** Whether shared caches may store it. */
  isPublic: boolean;
  /** Of a signed address. */
  expires?: Date;
}

/** Sends the file, or what a condition or a range leaves of it. HEAD gets the headers. */
export async function serveObject(
  context: Context<ApiScope>,
  object: StorageObject,
  serving: Serving,
): Promise<Response> {
  const { size = 0, eTag = `"${object.version}"` } = object.metadata ?? {};
  const headers = objectHeaders(context, object, serving);
  if (isUnchanged(context, eTag, object.updated_at)) {
    return new Response(null, { status: 304, headers });
  }
  const wanted = context.req.header('Range');
  const range = wanted === undefined ? undefined : parseByteRange(wanted, size);
  if (range === null) return sendInvalidRange(context, size);
  headers.set('Content-Length', String(range ? range.last - range.first + 1 : size));
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
  const status = range ? 206 : 200;
  if (context.req.method === 'HEAD') return new Response(null, { status, headers });
  const file = await openObjectFile(object, range);
  if (!file) return sendStorageRejection(context, reject('object_not_found'));
  if (size === 0) file.stream.destroy();
  const body = size === 0 ? null : (Readable.toWeb(file.stream) as ReadableStream);
  return new Response(body, { status, headers });
}

/** Headers that stop a browser from running an uploaded file. */
export function objectHeaders(
  context: Context<ApiScope>,
  object: StorageObject,
  { isPublic, expires }: Serving,
): Headers {
  const { mimetype, eTag, cacheControl } = object.metadata ?? {};
  const type = mimetype && isContentType(mimetype) ? mimetype : 'application/octet-stream';
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Content-Type': type,
    ETag: eTag ?? `"${object.version}"`,
    'Last-Modified': object.updated_at.toUTCString(),
    'X-Robots-Tag': 'none',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (expires) headers.set('Expires', expires.toUTCString());
  headers.set('Cache-Control', cachingOf(cacheControl, isPublic, expires));
  const disposition = dispositionOf(context.req.query('download'), type);
  if (disposition) headers.set('Content-Disposition', disposition);
  return headers;
}

function cachingOf(stored: string | undefined, isPublic: boolean, expires: Date | undefined) {
  if (expires) return 'private';
  const caching = stored && /^[\x20-\x7e]{1,200}$/.test(stored) ? stored : 'no-cache';
  return isPublic ? caching : `private, ${caching}`;
}

function dispositionOf(download: string | undefined, type: string): string | undefined {
  if (download === undefined) return isActiveContent(type) ? 'attachment' : undefined;
  if (download === '') return 'attachment;';
  const name = encodeURIComponent(download.toWellFormed().slice(0, 200));
  return `attachment; filename=${name}; filename*=UTF-8''${name}`;
}

function isUnchanged(context: Context<ApiScope>, eTag: string, updatedAt: Date): boolean {
  const tags = context.req.header('If-None-Match');
  if (tags !== undefined) {
    const known = new Set(tags.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
    return known.has('*') || known.has(eTag);
  }
  const since = Date.parse(context.req.header('If-Modified-Since') ?? '');
  return Math.floor(updatedAt.getTime() / 1000) * 1000 <= since;
}

function sendInvalidRange(context: Context<ApiScope>, size: number): Response {
  return context.json(
    {
      statusCode: '416',
      error: 'invalid_range',
      code: 'InvalidRange',
      message: 'invalid range provided',
    },
    416,
    { 'Content-Range': `bytes */${size}` },
  );
}
