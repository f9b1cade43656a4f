import { pictureSources } from '#domain/catalog/picture-sources.ts';
import { Picture, type PictureProps } from '#ui/picture.tsx';

type ShopPictureProps = Omit<PictureProps, 'sources' | 'srcSet'> & { sizes: string };

/** A stored picture in whichever of its sizes and encodings suits the reader. */
export const ShopPicture = (props: ShopPictureProps) => (
  <Picture {...props} {...pictureSources(props.src)} />
);
