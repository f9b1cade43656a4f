import { Badge } from '#ui/badge.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Stars } from '#ui/stars.tsx';
import type { Samples } from './samples.ts';
import { GallerySection } from './section.tsx';

const rooms = ['living-room', 'bedroom', 'dining-room', 'office', 'decor', 'lighting'] as const;
const placeholder = (name: string) => `/pictures/placeholders/${name}.svg`;

export function Catalogue({ texts }: { texts: Samples }) {
  return (
    <GallerySection id="catalogue" title={texts.sections.catalogue}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-3">
        {rooms.map((room, index) => (
          <li key={room} className="relative grid content-start gap-1">
            <Picture
              src={placeholder(room)}
              alt={texts.piece}
              width={800}
              height={1000}
              frame="product"
              colour="#efe8dd"
              className="mb-3"
            />
            {index === 1 && (
              <Badge tone="sale" solid className="absolute start-3 top-3">
                {texts.badges[1]}
              </Badge>
            )}
            <p className="eyebrow">{texts.place}</p>
            <h3 className="text-lg">{texts.piece}</h3>
            <Stars rating={5 - index * 0.5} className="text-sm" />
            <Price current={texts.price} original={index === 1 ? texts.before : null} />
          </li>
        ))}
      </ul>
      <div className="grid gap-6 sm:grid-cols-3">
        <Picture src={placeholder('portfolio')} alt="" width={1200} height={800} frame="project" />
        <Picture src={placeholder('project')} alt="" width={1200} height={800} frame="project" />
        <Picture src="/healthz" alt={texts.piece} width={1200} height={800} frame="project" />
      </div>
      <Price current={texts.price} original={texts.before} size="large" />
      <Carousel label={texts.customer} loop autoplay={5000} perView="one-two-three">
        {Array.from({ length: 5 }, (_, index) => (
          <figure
            key={index}
            className="grid h-full content-start gap-4 border border-hairline p-6"
          >
            <Stars rating={5 - index / 2} />
            <blockquote className="text-xl">{texts.quote}</blockquote>
            <figcaption className="text-sm text-muted">{texts.customer}</figcaption>
          </figure>
        ))}
      </Carousel>
    </GallerySection>
  );
}
