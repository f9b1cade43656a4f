/** Cloths whose weave, nap or grain is seen on the swatches of their colours. */
export const surfacedMaterials = ['linen', 'cotton', 'velvet', 'wool', 'leather'] as const;
export type SurfacedMaterial = (typeof surfacedMaterials)[number];

/** The cloth that a piece's colours are of: the first that it names. */
export const clothOf = (materials: readonly string[]): SurfacedMaterial | undefined =>
  materials.flatMap((each) => surfacedMaterials.find((material) => material === each) ?? [])[0];
