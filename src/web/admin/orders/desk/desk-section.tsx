import type { ReactNode } from 'react';

interface DeskSectionProps {
  id: string;
  title: string;
  /** Beside the heading, such as a link. */
  aside?: ReactNode;
  children: ReactNode;
}

export function DeskSection({ id, title, aside, children }: DeskSectionProps) {
  return (
    <section aria-labelledby={id} className="desk-section">
      <div className="desk-section-head">
        <h2 id={id} className="text-lg font-medium">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
