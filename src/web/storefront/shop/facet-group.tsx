import { useId, type ReactNode } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';

interface FacetGroupProps {
  label: string;
  chosen: number;
  /** What most shoppers ask for lies open; the rest opens when something in it is chosen. */
  isOpen?: boolean;
  children: ReactNode;
}

export function FacetGroup({ label, chosen, isOpen = false, children }: FacetGroupProps) {
  const { number } = useLanguage();
  const id = useId();
  return (
    <details className="facet" open={isOpen || chosen > 0}>
      <summary className="facet-summary">
        <span id={id}>{label}</span>
        {chosen > 0 && <span className="filter-badge">{number(chosen)}</span>}
        <ChevronDownIcon className="facet-chevron" />
      </summary>
      <div role="group" aria-labelledby={id} className="facet-choices">
        {children}
      </div>
    </details>
  );
}
