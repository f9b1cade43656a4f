import type { ReactNode } from 'react';
import type { Section } from '#domain/content/section.ts';
import { sectionHeadingId, SectionHead } from './section-head.tsx';

/** A section of a page under its own heading. */
export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <section className="page section" aria-labelledby={sectionHeadingId(section)}>
      <SectionHead section={section} />
      {children}
    </section>
  );
}
