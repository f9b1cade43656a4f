import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useUiLabels } from './labels.tsx';

/** A placeholder block; set its size with classes. Decorative by itself. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx('skeleton', className)} aria-hidden="true" />;
}

/** Wraps several skeletons and announces once that content is loading. */
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
