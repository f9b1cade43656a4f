import { readStoredFile } from '#services/uploads/read-stored-file.server.ts';
import { respondWithFile } from '../http/respond-with-file.server.ts';

const fileName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(glb|usdz)$/;

/** A 3D model that staff uploaded, for everybody: another model has another name. */
export async function serveModel(file: string, request: Request): Promise<Response> {
  const [, kind] = fileName.exec(file) ?? [];
  const stored = kind ? await readStoredFile(`models/${file}`) : null;
  return respondWithFile(stored, request, {
    type: kind === 'usdz' ? 'model/vnd.usdz+zip' : 'model/gltf-binary',
    cacheControl: 'public, max-age=31536000, immutable',
  });
}
