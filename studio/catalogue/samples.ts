import { sampleMaterials } from '#domain/enquiries/sample-materials.ts';
import type { Job } from '../job.ts';

export const sampleName = (material: string): string => `sample-${material}`;

/** The samples that customers may order: kit/pieces/sample.py knows how each is cut. */
export const sampleJobs: readonly Job[] = sampleMaterials.map((material) => ({
  name: sampleName(material),
  model: 'sample',
  options: { material },
  size: null,
  view: {},
  frame: [480, 480],
  samples: 16,
}));
