import { useEffect, useRef, type ReactNode } from 'react';

interface StageHeadingProps {
  /** Another heading takes the focus when this changes: readers hear where they are. */
  id: string;
  className?: string;
  children: ReactNode;
}

let last: string | null = null;

/** The heading of a stage. The one that the page opened with leaves the focus where it is. */
export function StageHeading({ id, className, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (last !== null && last !== id) heading.current?.focus({ preventScroll: true });
    last = id;
  }, [id]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
