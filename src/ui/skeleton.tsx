import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useUiLabels } from './labels.tsx';

/** A block of limestone where content will be; size it with classes. Decorative by itself. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx('skeleton', className)} aria-hidden="true" />;
}

/** Wraps a group of skeletons and says once that something loads. */
export function SkeletonGroup({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const { loading } = useUiLabels();
  return (
    <div role="status" className={className}>
      <span className="sr-only">{loading}</span>
      {children}
    </div>
  );
}
