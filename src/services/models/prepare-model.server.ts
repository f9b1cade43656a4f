import type { Box } from '#domain/catalog/fit-geometry.ts';
import { readGltf, type Gltf } from '#domain/models/gltf.ts';
import { modelBox } from '#domain/models/model-box.ts';
import { modelLimits, type ModelProblem } from '#domain/models/model-limits.ts';
import { glbHeadBytes, readGlbHead } from '#domain/models/read-glb-head.ts';
import { createLimitedPool } from '../uploads/limited-pool.server.ts';
import type { ModelReport, ValidateRequest } from './validate-process.ts';

const pool = createLimitedPool<ValidateRequest, ModelReport>(
  'src/services/models/validate-process.ts',
  { processes: 1, maxWaiting: 4, timeout: 15_000 },
);

type Prepared = { ok: true; box: Box } | { ok: false; reason: ModelProblem } | 'busy';

/**
 * The size of an uploaded GLB that telephones can show. Most bad files end at their head or their
 * description; only what passes both is validated to its last number, in a process with limits.
 */
export async function prepareModel(file: Blob): Promise<Prepared> {
  const model = await readDescription(file);
  if (typeof model === 'string') return { ok: false, reason: model };
  const box = modelBox(model);
  if (!box) return { ok: false, reason: 'model_size' };
  const report = await pool.read(async () => ({ bytes: await file.bytes() }));
  if (report === 'busy') return 'busy';
  if (!report?.isValid) return { ok: false, reason: 'model_broken' };
  return areShown(report) ? { ok: true, box } : { ok: false, reason: 'model_too_detailed' };
}

async function readDescription(file: Blob): Promise<Gltf | ModelProblem> {
  const head = await file.slice(0, glbHeadBytes).bytes();
  const length = readGlbHead(head, file.size);
  if (typeof length === 'string') return length;
  const text = await file.slice(glbHeadBytes, glbHeadBytes + length).text();
  try {
    return readGltf(JSON.parse(text));
  } catch {
    return 'model_broken';
  }
}

/** Few bytes can unpack to more pixels than a telephone has memory for. */
function areShown({ textures }: ModelReport): boolean {
  const pixels = textures.reduce((sum, { width, height }) => sum + width * height, 0);
  const sides = textures.flatMap(({ width, height }) => [width, height]);
  return pixels <= modelLimits.pixels && Math.max(0, ...sides) <= modelLimits.textureSide;
}
