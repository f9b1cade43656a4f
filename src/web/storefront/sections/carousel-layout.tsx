import type { Section, SectionItem } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { EmptySection } from './empty-section.tsx';
import { RichText } from './rich-text.tsx';
import { SectionHead } from './section-head.tsx';
import { SectionLinks } from './section-links.tsx';

const autoplay = 5000;

export function CarouselLayout({ section }: { section: Section }) {
  const t = useT();
  if (section.items.length === 0) {
    return <EmptySection section={section} text={t('storefront.sections.noCarouselItems')} />;
  }
  return (
    <div className="page section">
      <SectionHead section={section} />
      <Carousel label={section.title} loop autoplay={autoplay}>
        {section.items.map((item) => (
          <Slide key={item.id} item={item} />
        ))}
      </Carousel>
    </div>
  );
}

const Slide = ({ item: { title, description, body, picture, links } }: { item: SectionItem }) => (
  <article className="featured-row">
    {picture && (
      <StoredPicture
        picture={picture}
        title={title}
        sizes="(min-width: 64rem) 44rem, 92vw"
        frame="fill"
        className="featured-picture"
      />
    )}
    <div className="featured-words">
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <RichText nodes={body} />
      <SectionLinks links={links} />
    </div>
  </article>
);
