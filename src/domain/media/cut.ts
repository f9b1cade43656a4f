/** The ratios in which the shop shows pictures. */
export const cutRatios = { '4x5': 4 / 5, '3x2': 3 / 2, '16x9': 16 / 9, '1x1': 1 } as const;
export type CutName = keyof typeof cutRatios;

export const isCutName = (name: string): name is CutName => Object.hasOwn(cutRatios, name);

interface Size {
  width: number;
  height: number;
}

interface FocalCut {
  ratio: number;
  /** In per cent of width and height. */
  focalX: number;
  focalY: number;
}

/** The largest part with a ratio, as near to the focal point as the edges allow. */
export function cutAround({ width, height }: Size, { ratio, focalX, focalY }: FocalCut) {
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  return {
    ...part,
    left: offset(width, part.width, focalX),
    top: offset(height, part.height, focalY),
  };
}

const offset = (whole: number, part: number, focalPercent: number): number =>
  Math.round(Math.min(whole - part, Math.max(0, (whole * focalPercent) / 100 - part / 2)));
