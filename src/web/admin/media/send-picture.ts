import type { LibraryPicture, PictureRejection } from '#domain/media/picture.ts';

export type UploadReason = PictureRejection | 'forbidden' | 'rate_limited' | 'unreachable';

export type PictureUploadResult =
  | { ok: true; picture: LibraryPicture; isNew: boolean }
  | { ok: false; reason: UploadReason };

interface Sending {
  result: Promise<PictureUploadResult | 'aborted'>;
  abort(): void;
}

/** `fetch` does not report the progress of an upload; XMLHttpRequest does. */
export function sendPicture(file: File, onProgress: (percent: number) => void): Sending {
  const { promise, resolve } = Promise.withResolvers<PictureUploadResult | 'aborted'>();
  const request = new XMLHttpRequest();
  request.open('POST', '/admin/media/upload');
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
  );
  request.addEventListener('load', () => resolve(resultOf(request)));
  request.addEventListener('error', () => resolve({ ok: false, reason: 'unreachable' }));
  request.addEventListener('abort', () => resolve('aborted'));
  const body = new FormData();
  body.append('picture', file);
  request.send(body);
  return { result: promise, abort: () => request.abort() };
}

const reasons: Record<number, UploadReason> = {
  401: 'forbidden',
  403: 'forbidden',
  413: 'picture_too_large',
  429: 'rate_limited',
  503: 'rate_limited',
};

function resultOf({ status, response }: XMLHttpRequest): PictureUploadResult {
  const body: unknown = response;
  if (typeof body === 'object' && body !== null && 'ok' in body) return body as PictureUploadResult;
  return { ok: false, reason: reasons[status] ?? 'unreachable' };
}
