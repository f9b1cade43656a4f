/** A telephone fetches a model over its own connection, and holds it in memory with the camera on. */
export const maxModelBytes = 5 * 1024 * 1024;

/** The description of a model, which is parsed as a whole. */
export const maxDescriptionBytes = 256 * 1024;

export const modelLimits = {
  nodes: 1000,
  meshes: 500,
  accessors: 2000,
  materials: 200,
  images: 32,
  /** Rows of all accessors together, which may share bytes. */
  elements: 2_000_000,
  /** Parts with a material of their own, and their corners: each as often as it stands in the scene. */
  drawnParts: 1000,
  drawnPoints: 500_000,
  /** Pixels of one side of a texture, and of all textures. */
  textureSide: 4096,
  pixels: 24_000_000,
} as const;

export const modelProblems = [
  'model_missing',
  'model_too_large',
  'not_a_glb',
  'not_a_usdz',
  'model_broken',
  'model_compressed',
  'model_external',
  'model_moving',
  'model_too_detailed',
  'model_size',
] as const;
export type ModelProblem = (typeof modelProblems)[number];
