import type { Section } from '#domain/content/section.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionFrame } from './section-frame.tsx';

/** Shown for a section that staff have created but not filled. */
export function EmptySection({ section, text }: { section: Section; text: string }) {
  return (
    <SectionFrame section={section}>
      <EmptyState heading="h3" title={text} />
    </SectionFrame>
  );
}
