import type { Workshop } from '#domain/catalog/workshop.ts';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';

interface WorkshopPictureProps {
  workshop: Workshop;
  sizes: string;
  /** For a picture in the first screen. */
  priority?: boolean;
}

/** The upright picture of a workshop, without alt text: its name stands beside it. */
export const WorkshopPicture = ({ workshop: { picture }, ...rest }: WorkshopPictureProps) =>
  picture && (
    <ShopPicture src={picture} alt="" width={960} height={1200} frame="product" {...rest} />
  );
