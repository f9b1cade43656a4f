import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';

interface LibraryThumbnailProps {
  address: string;
  alt: string;
  color?: string | null;
}

/** A square view of a picture; its natural size matters nowhere in the back office. */
export const LibraryThumbnail = ({ address, alt, color }: LibraryThumbnailProps) => (
  <ShopPicture
    src={address}
    alt={alt}
    width={300}
    height={300}
    frame="square"
    sizes="(min-width: 64rem) 12rem, 40vw"
    colour={color ?? null}
  />
);
