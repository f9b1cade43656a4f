import { useRef, type ReactNode } from 'react';
import { useOnNewValue } from './use-on-new-value.ts';

interface ShownResultProps {
  /** The result that is shown inside. */
  of: object | null | undefined;
  children: ReactNode;
}

/** What a form answers beside itself, such as a preview: a new one comes into view and is read out. */
export function ShownResult({ of: result, children }: ShownResultProps) {
  const place = useRef<HTMLDivElement>(null);
  useOnNewValue(result, () => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  });
  return (
    <div ref={place} tabIndex={-1} className="shown-result">
      {children}
    </div>
  );
}
