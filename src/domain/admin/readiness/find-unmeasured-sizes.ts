import { sizesWithoutBox } from '../../catalog/piece-size.ts';
import type { TypedRow } from '../forms/rows-input.ts';
import type { Finding } from './finding.ts';

/** Sizes whose page could only show the dimensions of another one. */
export function findUnmeasuredSizes(variants: readonly TypedRow[], field: string): Finding[] {
  const sizes = sizesWithoutBox(
    variants.map(({ size, width }) => ({ size: size ? String(size) : null, dimensions: width })),
  );
  if (sizes.size < 2) return [];
  return [...sizes].map((detail) => ({ rule: 'size_not_measured', level: 'amber', field, detail }));
}
