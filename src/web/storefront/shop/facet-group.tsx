import { useId, useState, type ReactNode } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';

interface FacetGroupProps {
  label: string;
  selectedCount: number;
  /** The most used groups are open, and those with a selection; then the visitor decides. */
  isOpen?: boolean;
  children: ReactNode;
}

export function FacetGroup({ label, selectedCount, isOpen = false, children }: FacetGroupProps) {
  const { number } = useLanguage();
  const id = useId();
  const [startsOpen] = useState(isOpen || selectedCount > 0);
  return (
    <details className="facet" open={startsOpen}>
      <summary className="facet-summary">
        <span id={id}>{label}</span>
        {selectedCount > 0 && <span className="filter-badge">{number(selectedCount)}</span>}
        <ChevronDownIcon className="facet-chevron" />
      </summary>
      <div role="group" aria-labelledby={id} className="facet-choices">
        {children}
      </div>
    </details>
  );
}

interface FurtherChoicesProps {
  label: string;
  isChosen: boolean;
  children: ReactNode;
}

export function FurtherChoices({ label, isChosen, children }: FurtherChoicesProps) {
  const [startsOpen] = useState(isChosen);
  return (
    <details className="facet-more" open={startsOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
