import type { Box } from './fit-geometry.ts';
import type { Outline } from './outline.ts';

/** The largest pieces, of which the studio has made 3D models (public/models). */
export const modelledSlugs: readonly string[] = [
  'shagarat-al-durr-bed',
  'manial-beech-bed',
  'hikma-library-wall',
  'rashid-single-bed',
  'azhar-banquet-table',
  'mansoura-beech-wardrobe',
  'qalawun-majlis-sofa',
  'bab-zuweila-wardrobe',
  'zamalek-linen-sofa',
  'wazir-partners-desk',
  'ibn-tulun-dining-table',
  'rawda-two-seat-sofa',
  'khazna-bookcase',
  'dar-al-kutub-bookcase',
  'finjan-china-cabinet',
  'diwan-writing-desk',
  'darb-small-table',
  'sitt-wassila-armchair',
  'hanem-dressing-table',
  'magra-leather-armchair',
];

const tolerance = 1;

/** A model is shown only while the piece still has the size that it was made to, in centimetres. */
export function hasModel(slug: string, box: Box | null, outline: Outline | null): boolean {
  if (!box || !outline || !modelledSlugs.includes(slug)) return false;
  return (['width', 'depth', 'height'] as const).every(
    (side) => Math.abs(outline.size[side] - box[side]) <= tolerance,
  );
}

export const modelAddress = (slug: string, kind: 'glb' | 'usdz') => `/models/${slug}.${kind}`;

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
