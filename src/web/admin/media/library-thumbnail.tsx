import { Picture } from '#ui/picture.tsx';
import { pictureSources } from '../../shared/pictures/picture-sources.ts';

interface LibraryThumbnailProps {
  address: string;
  alt: string;
  color?: string | null;
}

/** A square view of the whole picture: parts are made for the shop, not for lists of staff. */
export const LibraryThumbnail = ({ address, alt, color }: LibraryThumbnailProps) => (
  <Picture
    {...pictureSources(address)}
    alt={alt}
    width={300}
    height={300}
    frame="square"
    sizes="(min-width: 64rem) 12rem, 40vw"
    colour={color ?? null}
  />
);
