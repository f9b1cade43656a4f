import { newsletterArea } from '#i18n/areas/newsletter.ts';
import type { Section } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { KhatamMark, KhatamPattern } from '#ui/khatam.tsx';
import '../../shared/forms/forms.css';
import { laterPart, servedPart } from '../../shared/router/later-part.tsx';
import { sectionHeadingId } from '../sections/section-head.tsx';

const loadForm = async () => (await import('./newsletter-form.tsx')).NewsletterForm;

// The server renders the form, which works without scripts; those come with the first move.
const NewsletterForm = import.meta.env.SSR
  ? servedPart(await loadForm())
  : laterPart(loadForm, { messages: [newsletterArea] });

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
        <p className="text-xs text-muted">{t('storefront.home.newsletterPromise')}</p>
      </div>
    </section>
  );
}
