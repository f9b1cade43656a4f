import { z } from 'zod';
import { modelLimits, type ModelProblem } from './model-limits.ts';

const index = z.int().nonnegative();
const lengths = z.tuple([z.number(), z.number(), z.number()]);

const node = z.object({
  mesh: index.optional(),
  children: z.array(index).optional(),
  matrix: z.array(z.number()).length(16).optional(),
  translation: lengths.optional(),
  rotation: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  scale: lengths.optional(),
});

const primitive = z.object({
  attributes: z.record(z.string(), index),
  targets: z.array(z.unknown()).optional(),
});

const accessor = z.object({
  count: z.int().positive(),
  normalized: z.boolean().optional(),
  min: z.array(z.number()).optional(),
  max: z.array(z.number()).optional(),
  sparse: z.unknown().optional(),
});

const source = z.object({ uri: z.string().optional() });

/** What is looked at before a model is validated as a whole. */
const gltf = z.object({
  asset: z.object({ version: z.literal('2.0') }),
  scene: index.optional(),
  scenes: z.array(z.object({ nodes: z.array(index).optional() })).min(1),
  nodes: z.array(node).min(1),
  meshes: z.array(z.object({ primitives: z.array(primitive) })).min(1),
  accessors: z.array(accessor).min(1),
  buffers: z.array(source).length(1),
  images: z.array(source).optional(),
  materials: z.array(z.unknown()).optional(),
  animations: z.array(z.unknown()).optional(),
  skins: z.array(z.unknown()).optional(),
  extensionsUsed: z.array(z.string()).optional(),
});

export type Gltf = z.output<typeof gltf>;

/** Looks of surfaces. Others compress or move a model, and not every telephone knows them. */
const isKnownExtension = (name: string): boolean =>
  name.startsWith('KHR_materials_') || name === 'KHR_texture_transform';

/** The description of a model, or what keeps telephones from showing it. */
export function readGltf(json: unknown): Gltf | ModelProblem {
  const parsed = gltf.safeParse(json);
  if (!parsed.success) return 'model_broken';
  const model = parsed.data;
  const { buffers, images = [], extensionsUsed = [], animations = [], skins = [] } = model;
  const primitives = model.meshes.flatMap((mesh) => mesh.primitives);
  if (!extensionsUsed.every(isKnownExtension)) return 'model_compressed';
  if ([...buffers, ...images].some(({ uri }) => uri !== undefined)) return 'model_external';
  const isMoving = primitives.some(({ targets = [] }) => targets.length > 0);
  if (animations.length > 0 || skins.length > 0 || isMoving) return 'model_moving';
  if (model.accessors.some(({ sparse, normalized }) => sparse !== undefined || normalized)) {
    return 'model_compressed';
  }
  return isTooDetailed(model) ? 'model_too_detailed' : model;
}

function isTooDetailed(model: Gltf): boolean {
  const { nodes, meshes, accessors, materials = [], images = [] } = model;
  const elements = accessors.reduce((sum, { count }) => sum + count, 0);
  const { parts, points } = countDrawn(model);
  return (
    nodes.length > modelLimits.nodes ||
    meshes.length > modelLimits.meshes ||
    parts > modelLimits.drawnParts ||
    points > modelLimits.drawnPoints ||
    accessors.length > modelLimits.accessors ||
    materials.length > modelLimits.materials ||
    images.length > modelLimits.images ||
    elements > modelLimits.elements
  );
}

/** A mesh counts as often as a node shows it. */
function countDrawn({ nodes, meshes, accessors }: Gltf) {
  const meshSizes = meshes.map(({ primitives }) => ({
    parts: primitives.length,
    points: primitives.reduce(
      (sum, { attributes }) => sum + (accessors[attributes['POSITION'] ?? -1]?.count ?? 0),
      0,
    ),
  }));
  const drawn = nodes.flatMap(({ mesh }) => (mesh === undefined ? [] : (meshSizes[mesh] ?? [])));
  return {
    parts: drawn.reduce((sum, { parts }) => sum + parts, 0),
    points: drawn.reduce((sum, { points }) => sum + points, 0),
  };
}
