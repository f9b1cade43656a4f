import type { Box } from './fit-geometry.ts';

/** A 3D model of a piece. */
export interface PieceModel {
  /** The variant that it shows; null for the product in its usual size. */
  variantId: string | null;
  glb: string;
  /** For iPhones and iPads, if there is one. */
  usdz: string | null;
  size: Box;
}

const tolerance = 1;

/** In whole centimetres a model and its piece may differ by one. */
export const isAsLarge = (one: Box, other: Box): boolean =>
  (['width', 'depth', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= tolerance,
  );

interface Choice {
  variantId: string | null;
  box: Box | null;
}

/**
 * The model to show for a choice: one in its size, first that of the variant, else the variant's, the
 * product's or any, whose other size has to be said.
 */
export function modelOfChoice(
  models: readonly PieceModel[],
  { variantId, box }: Choice,
): PieceModel | null {
  const own = models.find((model) => variantId !== null && model.variantId === variantId);
  const usual = models.find((model) => model.variantId === null);
  const inOrder = [own, usual, ...models].filter((model) => model !== undefined);
  return (box && inOrder.find(({ size }) => isAsLarge(size, box))) ?? inOrder[0] ?? null;
}

interface SceneViewerInput {
  /** The model's whole address. */
  file: string;
  title: string;
  /** Where a telephone without Scene Viewer goes. */
  fallback: string;
}

/** Opens Android's own viewer with the camera, without a script of ours. */
export function sceneViewerLink({ file, title, fallback }: SceneViewerInput): string {
  const query = new URLSearchParams({ file, mode: 'ar_preferred', title });
  const intent = [
    'Intent',
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
    'end',
  ];
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#${intent.join(';')};`;
}
