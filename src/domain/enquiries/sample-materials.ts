/** Materials of which the workshops cut samples, named as in the catalogue. */
export const sampleMaterials = [
  'walnut',
  'mahogany',
  'beech',
  'honey_beech',
  'ebony',
  'olive_wood',
  'linen',
  'cotton',
  'velvet',
  'wool',
  'leather',
  'cane',
] as const;

export const maxSamples = 3;

/** Undefined for materials without samples. */
export const samplePicture = (material: string): string | undefined =>
  sampleMaterials.some((each) => each === material)
    ? `/pictures/samples/${material}.webp`
    : undefined;
