import type { Section, SectionItem } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Link } from '#ui/link.tsx';
import { Monogram } from '#ui/monogram.tsx';
import { Stars } from '#ui/stars.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { EmptySection } from './empty-section.tsx';
import { RichText } from './rich-text.tsx';
import { SectionHead } from './section-head.tsx';

export function TestimonialLayout({ section }: { section: Section }) {
  const t = useT();
  if (section.items.length === 0) {
    return <EmptySection section={section} text={t('storefront.sections.noTestimonials')} />;
  }
  return (
    <div className="page section">
      <SectionHead section={section} />
      <Carousel label={section.title} loop perView="one-two-three">
        {section.items.map((item) => (
          <Voice key={item.id} item={item} />
        ))}
      </Carousel>
    </div>
  );
}

function Voice({ item }: { item: SectionItem }) {
  const { title, description, body, rating, picture } = item;
  const [piece] = item.pieces ?? [];
  const [link] = piece ? [{ url: `/product/${piece.slug}`, text: piece.name }] : item.links;
  return (
    <figure className="voice">
      {rating !== null && <Stars rating={rating} />}
      <blockquote>
        <RichText nodes={body} />
      </blockquote>
      <figcaption className="voice-person">
        {picture ? (
          <StoredPicture
            picture={picture}
            alt=""
            frame="square"
            sizes="3.5rem"
            className="voice-picture"
          />
        ) : (
          <Monogram name={title} />
        )}
        <span>
          <span className="block font-medium">{title}</span>
          <span className="text-sm text-muted">{description}</span>
          {link && (
            <Link to={link.url} className="block text-sm">
              {link.text}
            </Link>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
