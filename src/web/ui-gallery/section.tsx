import type { ReactNode } from 'react';

/** One section of the gallery: a title with the samples beside it. */
export function GallerySection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-8 border-t border-hairline py-14 lg:grid-cols-[14rem_1fr] lg:gap-16"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="grid min-w-0 grid-cols-1 gap-10">{children}</div>
    </section>
  );
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
);
