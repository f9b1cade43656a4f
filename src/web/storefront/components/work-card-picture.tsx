import type { WorkCard } from '#domain/work/work.ts';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';

interface WorkCardPictureProps {
  work: WorkCard;
  sizes: string;
  /** For a picture in the first screen. */
  priority?: boolean;
}

/** The main picture of a portfolio project or project, without alt text: its title stands beside it. */
export const WorkCardPicture = ({ work, ...rest }: WorkCardPictureProps) =>
  work.picture && (
    <ShopPicture
      src={work.picture}
      alt=""
      title={work.title}
      width={1200}
      height={800}
      colour={work.color}
      frame="project"
      {...rest}
    />
  );
