import type { ReactNode } from 'react';

interface EnquiryPanelProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of the page under a small heading. */
export function EnquiryPanel({ id, title, children }: EnquiryPanelProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="enquiry-panel">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
