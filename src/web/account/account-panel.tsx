import type { ReactNode } from 'react';

interface AccountPanelProps {
  /** Unique on the page. */
  id: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page of the account, with a frame. */
export function AccountPanel({ id, title, className = '', children }: AccountPanelProps) {
  return (
    <section aria-labelledby={id} className={`account-panel ${className}`.trim()}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
