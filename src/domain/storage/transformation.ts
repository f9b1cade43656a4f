import { z } from 'zod';

const side = z.coerce.number().int().min(0).max(100_000).optional();

/** How a picture is rendered, as a query or the body of a signed address says it. */
export const transformationInput = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'webp', 'avif']).optional(),
});

export type Transformation = z.infer<typeof transformationInput>;

const maxSide = 2500;

/** Sides above the limit are lowered to it. */
export function limitTransformation(wanted: Transformation): Transformation {
  const limit = (value: number | undefined) => (value ? Math.min(value, maxSide) : undefined);
  return { ...wanted, width: limit(wanted.width), height: limit(wanted.height) };
}

const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const;

/** The description that hosted backends send in X-Transformations. */
export function describeTransformation(wanted: Transformation): string {
  const { width, height, resize = 'cover', quality, format } = limitTransformation(wanted);
  return [
    height && `height:${height}`,
    width && `width:${width}`,
    (width || height) && `resizing_type:${resizingTypes[resize]}`,
    quality && `quality:${quality}`,
    format && format !== 'origin' && `format:${format}`,
  ]
    .filter(Boolean)
    .join(',');
}
