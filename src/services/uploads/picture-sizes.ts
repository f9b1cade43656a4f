import type { PictureCut } from './decode-protocol.ts';

interface Size {
  width: number;
  height: number;
}

/** The largest size within the limits whose width has whole thirds. */
export function widestSize(
  { width, height }: Size,
  { maxWidth, maxHeight }: { maxWidth: number; maxHeight: number },
): Size {
  const fitting = Math.min(width, maxWidth, (maxHeight * width) / height);
  const widest = Math.max(3, Math.floor(fitting / 3) * 3);
  return { width: widest, height: Math.max(1, Math.round((widest * height) / width)) };
}

/** The part of a picture with another ratio, as near to the focal point as the edges allow. */
export function cutAround({ width, height }: Size, { ratio, focalX, focalY }: PictureCut) {
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
