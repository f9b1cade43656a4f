import type { Section } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { KhatamMark, KhatamPattern } from '#ui/khatam.tsx';
import { sectionHeadingId } from '../sections/section-head.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterSection({ section }: { section: Section }) {
  const t = useT();
  return (
    <section className="letter" aria-labelledby={sectionHeadingId(section)}>
      <KhatamPattern className="letter-pattern" />
      <div className="page letter-inner">
        <KhatamMark className="size-14 text-brass" />
        <h2 id={sectionHeadingId(section)}>{section.title}</h2>
        {section.description && <p className="text-muted">{section.description}</p>}
        <NewsletterForm className="newsletter-form" />
        <p className="text-xs text-muted">{t('storefront.newsletter.promise')}</p>
      </div>
    </section>
  );
}
