import type { Section } from '#domain/content/section.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sectionHeadingId, SectionHead } from './section-head.tsx';

/** Shown for a section that staff have created but not filled. */
export function EmptySection({ section, text }: { section: Section; text: string }) {
  return (
    <section className="page section" aria-labelledby={sectionHeadingId(section)}>
      <SectionHead section={section} />
      <EmptyState heading="h3" title={text} />
    </section>
  );
}
