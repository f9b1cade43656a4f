import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { KhatamRosette } from './khatam.tsx';

type EmptyStateProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons or links to continue with. */
  actions?: ReactNode;
  /** The heading level that fits the page's outline. */
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, description, actions, heading: Heading = 'h2', className } = props;
  return (
    <div className={cx('grid justify-items-center gap-5 px-6 py-16 text-center', className)}>
      <KhatamRosette className="size-28 text-brass" />
      <Heading className="text-2xl">{title}</Heading>
      {description && <p className="max-w-form text-muted">{description}</p>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
