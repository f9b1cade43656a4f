// Runs as a process of its own, started by prepare-model.server.ts: Node executes this file as it is.
import { validateBytes } from 'gltf-validator';
import { serveWithinLimits } from '../uploads/limited-process.ts';

export interface ValidateRequest {
  bytes: Uint8Array;
}

export interface ModelReport {
  isValid: boolean;
  textures: { width: number; height: number }[];
}

serveWithinLimits<ModelReport>(async ({ bytes }) => {
  const { issues, info } = await validateBytes(bytes, { maxIssues: 1 });
  const textures = (info?.resources ?? []).flatMap(({ image }) =>
    image ? [{ width: image.width ?? Infinity, height: image.height ?? Infinity }] : [],
  );
  return { isValid: issues.numErrors === 0, textures };
});
