import type { ReactNode } from 'react';

interface EnquiryPartProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of the page under a small heading. */
export function EnquiryPart({ id, title, children }: EnquiryPartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="enquiry-part">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
