import type { ReactNode } from 'react';

interface UserSectionProps {
  /** Unique on the page. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A titled part of the page of a user. */
export function UserSection({ id, title, children }: UserSectionProps) {
  return (
    <section aria-labelledby={id} className="user-section">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
