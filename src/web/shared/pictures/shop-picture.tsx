import { pictureSources } from '#domain/catalog/picture-sources.ts';
import { Picture, type PictureProps, type PictureSource } from '#ui/picture.tsx';

/** How wide a card of a product is, in the shop and wherever else they stand side by side. */
export const productCardSizes =
  '(min-width: 84rem) 19rem, (min-width: 64rem) 22vw, (min-width: 40rem) 29vw, 43vw';

/** Another cut of the same picture, for the screens that would show little of it. */
export interface AlternateCrop {
  src: string;
  media: string;
  sizes: string;
}

type ShopPictureProps = Omit<PictureProps, 'sources' | 'srcSet'> & {
  sizes: string;
  crop?: AlternateCrop | null;
};

/** A stored picture in whichever of its sizes and encodings suits the reader. */
export const ShopPicture = ({ crop, ...props }: ShopPictureProps) => {
  const { sources, srcSet } = pictureSources(props.src);
  return (
    <Picture
      {...props}
      sources={crop ? [...cutSources(crop), ...sources] : sources}
      srcSet={srcSet}
    />
  );
};

function cutSources({ src, media, sizes }: AlternateCrop): PictureSource[] {
  const { sources, srcSet = src } = pictureSources(src);
  return [...sources, { type: 'image/webp', srcSet }].map((each) => ({ ...each, media, sizes }));
}

interface Stored {
  url: string;
  alt: string;
  width: number;
  height: number;
  color?: string | null;
}

type StoredPictureProps = Omit<ShopPictureProps, 'src' | 'alt' | 'width' | 'height' | 'colour'> & {
  picture: Stored;
  /** Its own words, unless something beside it says the same. */
  alt?: '';
};

/** A picture with what the shop knows of it: words, natural size and the colour that holds its place. */
export const StoredPicture = ({ picture, alt, ...rest }: StoredPictureProps) => (
  <ShopPicture
    src={picture.url}
    alt={alt ?? picture.alt}
    width={picture.width}
    height={picture.height}
    colour={picture.color}
    {...rest}
  />
);
