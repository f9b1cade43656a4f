import type { Section } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { EmptySection } from './empty-section.tsx';
import { RichText } from './rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';

/** One question open at a time; an open one can be closed again. */
export function FaqLayout({ section }: { section: Section }) {
  const t = useT();
  if (section.items.length === 0) {
    return <EmptySection section={section} text={t('storefront.sections.noContent')} />;
  }
  return (
    <SectionFrame section={section}>
      <Accordion
        items={section.items.map(({ id, title, description, body }) => ({
          id,
          title,
          content: (
            <div className="prose">
              {description && <p>{description}</p>}
              <RichText nodes={body} />
            </div>
          ),
        }))}
      />
    </SectionFrame>
  );
}
