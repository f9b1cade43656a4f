import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { respondWithFile } from './respond-with-file.server.ts';

const headersOf = (look: { isShared?: boolean; cacheControl?: string }) => {
  const file = { stream: Readable.from(['picture']), size: 7, modifiedAt: new Date(0) };
  const request = new Request('https://fustat.example/order-photos/workshop/1');
  const { headers } = respondWithFile(file, request, { type: 'image/webp', ...look });
  return [headers.get('Cross-Origin-Resource-Policy'), headers.get('Cache-Control')];
};

it('lets mails show a file whose address permits it, and caches only what everybody may see', () => {
  expect(headersOf({})).toEqual(['same-origin', 'private, no-store']);
  expect(headersOf({ isShared: false })).toEqual(['same-origin', 'private, no-store']);
  expect(headersOf({ isShared: true })).toEqual(['cross-origin', 'private, no-store']);
  expect(headersOf({ cacheControl: 'public' })).toEqual(['cross-origin', 'public']);
});
