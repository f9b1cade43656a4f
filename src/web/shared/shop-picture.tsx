import { pictureSources } from '#domain/catalog/picture-sources.ts';
import { Picture, type PictureProps } from '#ui/picture.tsx';

type ShopPictureProps = Omit<PictureProps, 'sources' | 'srcSet'> & { sizes: string };

/** A stored picture in whichever of its sizes and encodings suits the reader. */
export const ShopPicture = (props: ShopPictureProps) => (
  <Picture {...props} {...pictureSources(props.src)} />
);

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
