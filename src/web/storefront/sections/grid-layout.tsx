import type { Section, SectionItem } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { EmptySection } from './empty-section.tsx';
import { RichText } from './rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SectionIconDrawing } from './section-icon.tsx';

/** Pictures with links, or texts on a limestone background. */
export function GridLayout({ section }: { section: Section }) {
  const t = useT();
  const { items, columns } = section;
  if (items.length === 0) {
    return <EmptySection section={section} text={t('storefront.sections.noGridItems')} />;
  }
  const pictured = items.some(({ picture }) => picture);
  const grid = (
    <SectionFrame section={section}>
      <ul className={cx('grid-items', `grid-items-${columns}`, pictured && 'grid-items-pictured')}>
        {items.map((item) => (
          <li key={item.id}>
            {item.picture ? <PictureCard item={item} /> : <TextCard item={item} />}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
  return pictured ? grid : <div className="band">{grid}</div>;
}

function PictureCard({ item: { title, description, picture, links } }: { item: SectionItem }) {
  const [link] = links;
  const text = (
    <>
      {picture && (
        <StoredPicture
          picture={picture}
          alt=""
          title={title}
          sizes="(min-width: 84rem) 18.5rem, (min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 66vw"
          frame={picture.height > picture.width ? 'product' : 'project'}
        />
      )}
      <h3 className="grid-card-title">{title}</h3>
    </>
  );
  return (
    <article className="grid-card">
      {link ? (
        <SmartLink to={link.url} prefetch="intent" className="grid-card-link">
          {text}
        </SmartLink>
      ) : (
        text
      )}
      {description && <p className="text-muted">{description}</p>}
    </article>
  );
}

function TextCard({ item: { title, description, body, links, icon } }: { item: SectionItem }) {
  const [link] = links;
  return (
    <article className="word-card">
      <SectionIconDrawing icon={icon} />
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <RichText nodes={body} />
      {link && (
        <Link to={link.url} variant="arrow">
          {link.text}
        </Link>
      )}
    </article>
  );
}
