import type { Box } from '#domain/catalog/fit-geometry.ts';
import type { Standing } from '#domain/catalog/outline.ts';

/** Something of known size that shows how large a piece is; in centimetres. */
export interface Reference {
  name: 'person' | 'table' | 'sofa';
  width: number;
  height: number;
  /** Drawn under or behind the piece instead of beside it. */
  isBehind: boolean;
  /** In a box of the size above, y down. */
  path: string;
}

export const person: Reference = {
  name: 'person',
  width: 46,
  height: 170,
  isBehind: false,
  path: 'M23 0c6 0 10 5 10 11.5s-4 12-10 12-10-5.5-10-12 4-11.5 10-11.5zM18 25h10c9 0 14 5 15 14l3 44c0 3-5 4-6 1l-5-36v38l-2 80c0 5-7 5-8 0l-2-72-2 72c-1 5-8 5-8 0l-2-80v-38l-5 36c-1 3-6 2-6-1l3-44c1-9 6-14 15-14z',
};
const table: Reference = {
  name: 'table',
  width: 110,
  height: 75,
  isBehind: true,
  path: 'M0 0h110v4h-110zM6 4h5v71h-5zM99 4h5v71h-5z',
};
/** A sofa for two seen from above: its back, arms and seats. */
const sofa: Reference = {
  name: 'sofa',
  width: 160,
  height: 85,
  isBehind: true,
  path: 'M0 0h160v85h-160zM0 20h160M16 20v65M144 20v65M80 20v65',
};

/** A narrow rug and a small box tell their size by themselves. */
export function referenceFor({ width }: Box, standing: Standing): Reference | null {
  if (standing === 'flat') return width >= 120 ? sofa : null;
  return standing === 'table' ? table : person;
}
