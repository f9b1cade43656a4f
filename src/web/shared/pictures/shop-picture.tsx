import { pictureSources } from '#web/shared/pictures/picture-sources.ts';
import { Picture, type PictureProps, type PictureSource } from '#ui/picture.tsx';

/** The `sizes` of a product card in every grid of cards. */
export const productCardSizes =
  '(min-width: 108rem) 21rem, (min-width: 84rem) 19rem, (min-width: 64rem) 22vw, (min-width: 40rem) 29vw, 43vw';

/** The `sizes` of the large picture of a product page. */
export const mainPictureSizes = '(min-width: 64rem) 50vw, (min-width: 45rem) 54vw, 100vw';

/** Another crop of the same picture, for screens on which the first would show too little. */
export interface AlternateCrop {
  src: string;
  media: string;
  sizes: string;
}

type ShopPictureProps = Omit<PictureProps, 'sources' | 'srcSet'> & {
  sizes: string;
  crop?: AlternateCrop | null;
};

/** A stored picture in the size and encoding that suit the browser. */
export const ShopPicture = ({ crop, ...props }: ShopPictureProps) => {
  const { sources, ...whole } = pictureSources(props.src, props.frame);
  return (
    <Picture {...props} {...whole} sources={crop ? [...cutSources(crop), ...sources] : sources} />
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
  /** Pass '' when a text beside the picture says the same. */
  alt?: '';
};

/** A stored picture with its alt text, natural size and placeholder colour. */
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
