import type { Section } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { EmptySection } from './empty-section.tsx';
import { RichText } from './rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SectionLinks } from './section-links.tsx';

export function DefaultLayout({ section }: { section: Section }) {
  const t = useT();
  if (section.items.length === 0) {
    return <EmptySection section={section} text={t('storefront.sections.noContent')} />;
  }
  return (
    <SectionFrame section={section}>
      <div className="grid gap-12">
        {section.items.map(({ id, title, description, body, picture, links }) => (
          <article key={id} className="grid gap-6">
            <div className="prose">
              {picture && (
                <StoredPicture
                  picture={picture}
                  title={title}
                  sizes="(min-width: 48rem) 42rem, 92vw"
                />
              )}
              <h3 className="text-xl">{title}</h3>
              {description && <p>{description}</p>}
              <RichText nodes={body} />
            </div>
            <SectionLinks links={links} />
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
