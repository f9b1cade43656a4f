export interface PictureSources {
  /** Smaller encodings for browsers that support them. */
  sources: { type: string; srcSet: string }[];
  srcSet?: string;
}

const served =
  /^(\/(?:pictures\/(?:products|rooms|work|prizes)|media\/p)\/[a-z0-9-]+)\/(\d+)\.webp$/;

/**
 * A stored URL names the largest of three widths, `/pictures/products/<name>/960.webp`; one third
 * and two thirds of it exist too, and all three as AVIF. Pictures that customers
 * upload have one size.
 */
export function pictureSources(url: string): PictureSources {
  const [, folder, largest] = served.exec(url) ?? [];
  if (!folder || !largest) return { sources: [] };
  const widths = [1, 2, 3].map((thirds) => (Number(largest) / 3) * thirds);
  const srcSet = (type: string) =>
    widths.map((width) => `${folder}/${width}.${type} ${width}w`).join(', ');
  return { sources: [{ type: 'image/avif', srcSet: srcSet('avif') }], srcSet: srcSet('webp') };
}
