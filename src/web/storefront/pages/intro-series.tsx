import type { BlockItem } from '#domain/content/content-block.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';

type PicturedItem = BlockItem & { image: string };

export const hasImage = (item: BlockItem): item is PicturedItem => item.image !== null;

/** Pictures that follow each other, such as drawing, bench and room. Staff write what each shows. */
export function IntroSeries({ items }: { items: readonly PicturedItem[] }) {
  return (
    <ol className="intro-series">
      {items.map(({ title, text, image }, position) => (
        <li key={image}>
          <ShopPicture
            src={image}
            alt={text}
            sizes="(min-width: 84rem) 15rem, (min-width: 64rem) 17vw, 30vw"
            frame="product"
            width={960}
            height={1200}
          />
          <p>
            {title}
            {position < items.length - 1 && <ArrowIcon className="intro-series-arrow" />}
          </p>
        </li>
      ))}
    </ol>
  );
}
