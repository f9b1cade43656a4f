import type { Section, SectionItem } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { EmptySection } from './empty-section.tsx';
import { RichText } from './rich-text.tsx';
import { SectionLinks } from './section-links.tsx';

/** Picture and text side by side, alternating, out to the edges of the page. */
export function FeaturedLayout({ section }: { section: Section }) {
  const t = useT();
  if (section.items.length === 0) {
    return <EmptySection section={section} text={t('storefront.sections.noFeatured')} />;
  }
  return (
    <section className="featured theme-dark" aria-label={section.title}>
      {section.items.map((item) => (
        <FeaturedRow key={item.id} item={item} eyebrow={section.title} />
      ))}
    </section>
  );
}

interface FeaturedRowProps {
  item: SectionItem;
  eyebrow: string;
}

const FeaturedRow = ({ item, eyebrow }: FeaturedRowProps) => (
  <article className="featured-row">
    {item.picture && (
      <StoredPicture
        picture={item.picture}
        title={item.title}
        sizes="(min-width: 64rem) 64rem, (min-width: 40rem) 100vw, 32rem"
        frame="fill"
        className="featured-picture"
      />
    )}
    <div className="featured-words">
      <p className="eyebrow">{eyebrow}</p>
      <h2>{item.title}</h2>
      {item.description && <p>{item.description}</p>}
      <RichText nodes={item.body} />
      <SectionLinks links={item.links} />
    </div>
  </article>
);
