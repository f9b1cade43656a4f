import { buffer } from 'node:stream/consumers';
import { limitTransformation, type Transformation } from '#domain/storage/transformation.ts';
import { detectPictureKind, type PictureKind } from '#domain/uploads/files.ts';
import { type RateLimit, takeRateLimits } from '../shared/rate-limits.server.ts';
import { renderBytes } from '../uploads/prepare-picture.server.ts';
import type { StorageObject } from './find-object.server.ts';
import { openObjectFile } from './open-object-file.server.ts';
import { reject, type StorageRejection } from './rejection.ts';
import { createRenderingCache } from './rendering-cache.ts';

const maxSourceBytes = 20 * 1024 * 1024;
/** A page of a catalogue shows fifty; decoding is what costs. */
const addressLimit: RateLimit = { name: 'storage-render/address', allowance: 1000, seconds: 300 };

export interface Rendered {
  bytes: Uint8Array;
  mimeType: string;
}

const cache = createRenderingCache<Rendered>(32 * 1024 * 1024);

/** Renders in the process that decodes pictures, within its limits of memory and time. */
export async function renderPicture(
  object: StorageObject,
  wanted: Transformation,
  client: { address: string | null; now: Date; acceptsWebp: boolean },
): Promise<{ ok: true; rendered: Rendered } | StorageRejection> {
  const { width, height, resize = 'cover', quality = 80, format } = limitTransformation(wanted);
  const target = format ?? (client.acceptsWebp ? 'webp' : 'origin');
  const key = [object.version, width, height, resize, quality, target].join('/');
  const cached = cache.get(key);
  if (cached) return { ok: true, rendered: cached };
  const taken = await takeRateLimits(client.now, [addressLimit, client.address]);
  if (!taken.ok) return taken;
  const source = await readSource(object);
  if (!source.ok) return source;
  const type = target === 'origin' ? source.kind : target;
  const fit = ({ cover: 'cover', contain: 'inside', fill: 'fill' } as const)[resize];
  const picture = await renderBytes(source.load, { type, width, height, fit, quality });
  if (picture === 'busy') return reject('busy');
  if (!picture) return reject('invalid_picture');
  const rendered = { bytes: picture.bytes, mimeType: `image/${type}` };
  cache.set(key, rendered, picture.bytes.byteLength);
  return { ok: true, rendered };
}

type Source = { ok: true; kind: PictureKind; load(): Promise<Uint8Array> } | StorageRejection;

/** Reads the first bytes only; the whole file is loaded when a process is free to decode it. */
async function readSource(object: StorageObject): Promise<Source> {
  const size = object.metadata?.size ?? 0;
  if (size > maxSourceBytes) return reject('picture_too_large');
  if (size < 16) return reject('invalid_picture');
  const start = await openObjectFile(object, { first: 0, last: 15 });
  if (!start) return reject('object_not_found');
  const kind = detectPictureKind(await buffer(start.stream));
  if (!kind) return reject('invalid_picture');
  return { ok: true, kind, load: () => loadBytes(object) };
}

/** Empty when the file was removed meanwhile, which no decoder accepts. */
async function loadBytes(object: StorageObject): Promise<Uint8Array> {
  const file = await openObjectFile(object);
  return file ? buffer(file.stream) : new Uint8Array();
}
