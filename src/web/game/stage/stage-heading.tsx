import { useEffect, useRef, type ReactNode } from 'react';

interface StageHeadingProps {
  /** A change moves the focus to the new heading, so that screen readers announce the stage. */
  id: string;
  className?: string;
  children: ReactNode;
}

let last: string | null = null;

/** The heading of a stage. The first one after a page load does not take the focus. */
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
