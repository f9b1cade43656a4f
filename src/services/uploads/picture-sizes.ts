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
