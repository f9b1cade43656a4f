import type { ReactNode } from 'react';
import type { Section } from '#domain/content/section.ts';

interface SectionHeadProps {
  section: Pick<Section, 'id' | 'title' | 'description'>;
  /** A link to more of the same. */
  children?: ReactNode;
}

export const sectionHeadingId = ({ id }: Pick<Section, 'id'>) => `section-${id}`;

export function SectionHead({ section, children }: SectionHeadProps) {
  const { title, description } = section;
  return (
    <div className="section-head section-head-grand">
      <div>
        <h2 id={sectionHeadingId(section)}>{title}</h2>
        {description && <p className="section-lead">{description}</p>}
      </div>
      {children}
    </div>
  );
}
