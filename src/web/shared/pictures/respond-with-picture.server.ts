import type { OpenFile } from '#platform/files/file-store.ts';
import { respondWithFile } from '../http/respond-with-file.server.ts';

/** Streams an uploaded picture to a visitor who may see it; null answers 404. */
export const respondWithPicture = (file: OpenFile | null, request: Request): Response =>
  respondWithFile(file, request, { type: 'image/webp' });
