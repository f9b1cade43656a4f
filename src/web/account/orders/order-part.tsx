import type { ReactNode } from 'react';

interface OrderPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of an order's page with its own heading. */
export function OrderPart({ id, title, children }: OrderPartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
