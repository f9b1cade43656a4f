export interface PictureSources {
  src: string;
  /** Smaller encodings for browsers that support them. */
  sources: { type: string; srcSet: string }[];
  srcSet?: string;
}

const served =
  /^(\/(?:pictures\/(?:products|rooms|work|prizes|team)|media\/p)\/[a-z0-9-]+)\/(\d+)\.webp$/;

/** Pictures of the library that are cut around their focal point, by the frame they are shown in. */
const cuts: Readonly<Record<string, string>> = { product: '4x5-', project: '3x2-', square: '1x1-' };

/**
 * A stored URL names the largest of three widths, `/pictures/products/<name>/960.webp`; one third
 * and two thirds of it exist too, and all three as AVIF. Pictures that customers upload have one size.
 */
export function pictureSources(url: string, frame = ''): PictureSources {
  const [, folder, largest] = served.exec(url) ?? [];
  if (!folder || !largest) return { src: url, sources: [] };
  const cut = (folder.startsWith('/media') && cuts[frame]) || '';
  const widths = [1, 2, 3].map((thirds) => (Number(largest) / 3) * thirds);
  const srcSet = (type: string) =>
    widths.map((width) => `${folder}/${cut}${width}.${type} ${width}w`).join(', ');
  return {
    src: `${folder}/${cut}${largest}.webp`,
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
    srcSet: srcSet('webp'),
  };
}
